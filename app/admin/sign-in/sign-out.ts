import { redirect, replace } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { whyItFailed } from "../kit/form/form-outcome.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { isFailure } from "../kit/page/last-loaded.ts";
import { notifyFailure } from "../kit/page/notices.tsx";
import { signInPath, startPathOf } from "../kit/page/sections.ts";
import { flashCookie } from "../kit/session/flash-message.ts";
import { logAnonymousActivity } from "../kit/session/log-activity.server.ts";
import { cookieHeaders } from "../kit/session/sign-in.server.ts";
import type { Route } from "./+types/sign-out";

export function loader() {
  return redirect(signInPath);
}

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
