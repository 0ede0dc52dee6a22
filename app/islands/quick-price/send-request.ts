import { receiptIn } from "../receipt.ts";
import type { PriceRequest } from "./kept-requests.ts";

type SendOutcome =
  | { kind: "received"; receipt: HTMLElement; address: string }
  | { kind: "refused"; problems: string[]; mayPass: boolean; offer: Element | null }
  | { kind: "away" };

/** Milliseconds. */
const longestWait = 5 * 60_000;

/** `onShare` hears a share from 0 to 1. */
export async function sendRequest(
  request: PriceRequest,
  onShare: (share: number) => void,
): Promise<SendOutcome> {
  const body = new FormData();
  for (const [name, value] of request.fields) body.append(name, value);
  for (const { name, blob } of request.photographs) body.append("photographs", blob, name);
  const call = new XMLHttpRequest();
  call.open("POST", request.action);
  call.responseType = "document";
  call.timeout = longestWait;
  call.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
  const isAnswered = await new Promise<boolean>((resolve) => {
    call.onload = () => resolve(true);
    call.onerror = call.ontimeout = call.onabort = () => resolve(false);
    call.send(body);
  });
  return isAnswered ? readAnswer(call) : { kind: "away" };
}

/** A network that wants a sign-in first also answers with a page. */
function readAnswer({ responseXML: page, responseURL: address, status }: XMLHttpRequest): SendOutcome {
  const receipt = page === null ? null : receiptIn(page);
  if (receipt !== null) return { kind: "received", receipt, address };
  const refusal = page?.querySelectorAll("[data-refusal] p") ?? [];
  if (refusal.length === 0) return { kind: "away" };
  const problems = [...refusal].map(({ textContent }) => textContent);
  const offer = page?.querySelector("[data-offer]") ?? null;
  return { kind: "refused", problems, mayPass: status === 429 || status >= 500, offer };
}
