import { redirect, replace } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { adminTextContext } from "../layout/admin-text.ts";
import { logAnonymousActivity } from "../layout/log-activity.server.ts";
import { notifyFailure } from "../layout/notices.tsx";
import { signInPath, startPathOf } from "../layout/sections.ts";
import { isFailure } from "../list/last-loaded.ts";
import { whyItFailed } from "../ui/form-outcome.ts";
import type { Route } from "./+types/sign-out";
import { flashCookie } from "./flash-message.ts";
import { cookieHeaders } from "./sign-in.server.ts";

export function loader() {
  return redirect(signInPath);
}

/** Where it fails the page stays as it is, and says so. */
export async function clientAction({ serverAction, context }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isFailure(error)) throw error;
    const text = context.get(adminTextContext);
    notifyFailure(text.layout.logOutFailed, await whyItFailed(text, error));
    throw replace(`${window.location.pathname}${window.location.search}#section`);
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { reportFault, requestId } = context.get(requestContext);
  try {
    const { administrator } = context.get(servicesContext);
    const { setCookie, reference } = await administrator.signOut(request.headers);
    if (reference !== null) {
      await logAnonymousActivity(context, { kind: "signed out", detail: "", session: reference });
    }
    const headers = cookieHeaders([...setCookie, flashCookie(url.origin, "signed-out")]);
    return redirect(signInPath, { headers });
  } catch (error) {
    reportFault(error);
    return redirect(`${startPathOf("upload")}?sign-out-failed=${requestId}`);
  }
}
