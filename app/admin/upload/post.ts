import type { ReauthGate } from "../session/reauth-gate.ts";
import { accountHeader, interruptionHeader, interruptionIn } from "../session/session-headers.ts";
import { throwIfStopped, UploadFailure } from "./upload-failure.ts";

/** A connection on which nothing has moved for so long is dead, in milliseconds. */
const deadAfter = 120_000;

const connectionLost = "The connection was lost. Please check it and try again.";

/** Whose page this is, and who asks for the password when the session has ended. */
export interface PageSession {
  account: string;
  keeper: ReauthGate;
}

/**
 * Posts to our own server and answers the JSON object it sends; `onShare` hears how much of the body has left, from
 * 0 to 1, which `fetch` could not tell. Throws an UploadFailure.
 */
export function post(
  address: string,
  { body, contentType }: { body: Blob | string; contentType: string },
  {
    session,
    signal,
    onShare,
  }: { session: PageSession; signal: AbortSignal; onShare?: (share: number) => void },
): Promise<object> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const round = session.keeper.round();
    let watch = setTimeout(abort, deadAfter);
    request.open("POST", address);
    request.setRequestHeader("Content-Type", contentType);
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader(accountHeader, session.account);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(watch);
      watch = setTimeout(abort, deadAfter);
      if (total > 0) onShare?.(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(watch);
      signal.removeEventListener("abort", abort);
      try {
        throwIfStopped(signal);
        askForPassword(request, session.keeper, round);
        resolve(answerOf(request));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener("abort", abort);
    request.send(body);
  });
}

/** Status 0: no answer at all. */
function answerOf(request: XMLHttpRequest): object {
  const { status } = request;
  if (status === 0) throw new UploadFailure(connectionLost, "passing");
  const answer = objectIn(request.responseText);
  if (status >= 200 && status < 300) {
    // Whatever answers without our JSON is not our server: a hotel's sign-in page, a proxy.
    if (answer === null) throw new UploadFailure(connectionLost, "passing");
    return answer;
  }
  const told: unknown = answer === null ? null : Reflect.get(answer, "message");
  const message = typeof told === "string" ? told : sentenceOfStatus(status);
  const wait = Number(request.getResponseHeader("Retry-After") ?? 0) * 1000 || 0;
  throw new UploadFailure(message, mayPass(status) ? "passing" : "refused", { wait });
}

/** Lets the page ask when the guard has refused; a sign-in since the request was sent has made up for that. */
function askForPassword(request: XMLHttpRequest, keeper: ReauthGate, round: number): void {
  const said = request.getResponseHeader(interruptionHeader) ?? "";
  const why = interruptionIn({
    status: request.status,
    headers: new Headers({ [interruptionHeader]: said }),
  });
  if (why === null) return;
  if (keeper.round() === round) keeper.interrupt(why);
  throw new UploadFailure("Your session has ended. Please sign in again.", "signed out");
}

/** 400 is what our server says of a picture that broke off on its way. */
function mayPass(status: number): boolean {
  return status >= 500 || [400, 408, 425, 429].includes(status);
}

/** For answers from before our routes, such as a limit of the server. */
function sentenceOfStatus(status: number): string {
  if (status === 413) return "The file is larger than 25 MB. Please send a smaller photograph.";
  if (status === 429) return "Too many uploads at once. Please wait a minute and try again.";
  return "Failed to upload images";
}

function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}
