import { redirect } from "react-router";
import { edgeContext, workshopContext } from "#app/workshop.server.ts";
import type { Route } from "./+types/sign-out";
import { noteAtTheDoor } from "./activity.server.ts";
import { defaultSectionPath, signInPath } from "./sections.ts";
import { newsCookie } from "./session-news.server.ts";

/** The address is for the Logout button; whoever opens it as a page goes where they belong. */
export function loader() {
  return redirect(signInPath);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { reportFault, requestId } = context.get(edgeContext);
  try {
    const { setCookie, reference } = await context
      .get(workshopContext)
      .administrator.signOut(request.headers);
    if (reference !== null) {
      await noteAtTheDoor(context, { kind: "signed out", detail: "", session: reference });
    }
    const headers = new Headers(setCookie.map((cookie): [string, string] => ["Set-Cookie", cookie]));
    headers.append("Set-Cookie", newsCookie("signed-out"));
    return redirect(signInPath, { headers });
  } catch (error) {
    reportFault(error);
    return redirect(`${defaultSectionPath}?sign-out-failed=${requestId}`);
  }
}
