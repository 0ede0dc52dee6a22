import { photographProblem } from "#app/photographs/photograph-problem.ts";
import type { UploadText } from "#content/en/admin/upload.ts";
import type { ReauthGate } from "../../session/reauth-gate.ts";
import {
  accountHeader,
  type Interruption,
  interruptionHeader,
  interruptionIn,
} from "../../session/session-headers.ts";
import { type DuplicatesApi, isStoredPhotograph } from "../duplicates/stored-photograph.ts";
import { UploadFailure } from "./retry.ts";
import type { SendOptions, UploadApi } from "./upload-queue.ts";

/** A connection on which nothing has moved for so long is dead, in milliseconds. */
const idleLimit = 120_000;

export interface DocumentApi {
  /** Answers the name of the received PDF. Throws an UploadFailure. */
  sendDocument(bytes: Blob, options: SendOptions): Promise<string>;
}

export function createUploadApi(
  account: string,
  gate: ReauthGate,
  text: UploadText,
): UploadApi & DocumentApi & DuplicatesApi {
  /** Answers JSON. An XMLHttpRequest, because `fetch` does not tell how much was sent. */
  async function post(address: string, body: Blob, { signal, onShare }: SendOptions): Promise<object> {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const round = gate.round();
    const begun = Date.now();
    request.open("POST", address);
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader(accountHeader, account);
    request.responseType = "json";
    request.timeout = idleLimit;
    request.upload.onprogress = ({ loaded, total }) => {
      request.timeout = Date.now() - begun + idleLimit;
      if (total > 0) onShare?.(loaded / total);
    };
    signal.addEventListener("abort", abort);
    await new Promise((resolve) => {
      request.onloadend = resolve;
      request.send(body);
    });
    signal.removeEventListener("abort", abort);
    const interruption = interruptionOf(request);
    if (interruption === null) return answerOf(request, text);
    // Somebody may have signed in since the request was sent.
    if (gate.round() === round) gate.interrupt(interruption);
    throw new UploadFailure(text.failures.signedOut, "signed out");
  }

  return {
    async sendPicture({ id, role, name }, { blob, hash }, { index, ...options }) {
      const query = new URLSearchParams({ role, index: String(index), name: name.slice(-255), key: id });
      if (hash !== null) query.set("chosen", hash);
      const url: unknown = Reflect.get(await post(`/admin/upload/picture?${query}`, blob, options), "url");
      if (typeof url !== "string") throw new Error("The server did not say where the picture is.");
      return url;
    },

    async sendDocument(bytes, options) {
      const name: unknown = Reflect.get(await post("/admin/upload/document", bytes, options), "name");
      if (typeof name !== "string") throw new Error("The server did not say what the document is called.");
      return name;
    },

    async storeBatch(batch, options) {
      const body = new Blob([JSON.stringify(batch)], { type: "application/json" });
      const ids: unknown = Reflect.get(await post("/admin/upload/batch", body, options), "ids");
      if (!Array.isArray(ids)) throw new Error("The server did not say what became of the images.");
      return ids.map(String);
    },

    async findStored(hashes, options) {
      const body = new Blob([JSON.stringify({ hashes })], { type: "application/json" });
      const stored: unknown = Reflect.get(await post("/admin/upload/stored", body, options), "stored");
      if (!Array.isArray(stored)) throw new Error("The server did not say which photographs it has.");
      return new Map(stored.filter(isStoredPhotograph).map((one) => [one.hash, one]));
    },
  };
}

function interruptionOf(request: XMLHttpRequest): Interruption | null {
  const headers = new Headers({ [interruptionHeader]: request.getResponseHeader(interruptionHeader) ?? "" });
  return interruptionIn({ status: request.status, headers });
}

function answerOf(request: XMLHttpRequest, text: UploadText): object {
  const { status } = request;
  const answer: unknown = request.response;
  const hasAnswered = typeof answer === "object" && answer !== null;
  const isDone = status >= 200 && status < 300;
  if (isDone && hasAnswered) return answer;
  // No answer at all, or one that is not from our server: a hotel's sign-in page, a proxy.
  if (isDone || status === 0) throw new UploadFailure(text.failures.connectionLost, "passing");
  const message: unknown = hasAnswered ? Reflect.get(answer, "message") : null;
  // 400 is what our server says of a picture that broke off on its way.
  const mayPass = status >= 500 || [400, 408, 425, 429].includes(status);
  throw new UploadFailure(
    typeof message === "string" ? message : messageOfStatus(status, text),
    mayPass ? "passing" : "refused",
    Number(request.getResponseHeader("Retry-After") ?? 0) * 1000 || 0,
  );
}

/** For answers from before our routes, such as a limit of the server. */
function messageOfStatus(status: number, text: UploadText): string {
  if (status === 413) return photographProblem(text, { kind: "too many bytes" }, navigator.userAgent);
  return status === 429 ? text.failures.tooMany : text.outcome.failed;
}
