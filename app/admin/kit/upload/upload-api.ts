import type { PreparedPhotograph } from "#app/photographs/browser-photographs.ts";
import { photographProblem } from "#app/photographs/photograph-problem.ts";
import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import type { NewImages } from "#domain/gallery/uploads/new-images-schema.ts";
import type { StoredPhotograph } from "#domain/gallery/uploads/stored-photographs.ts";
import { photographLimits } from "#domain/gallery/uploads/upload-rules.ts";
import type { PhotographFault } from "#platform/images/photograph.ts";
import type { Crop } from "#platform/images/picture-edit.ts";
import type { Result } from "#platform/result.ts";
import { accountHeader, interruptionHeader, interruptionIn } from "../page/session-headers.ts";
import type { ReauthGate } from "../session/reauth-gate.ts";
import { UploadFailure } from "./retry.ts";

/** The id is the same at every try: the server's key. */
export interface UploadFile {
  id: string;
  role: PictureRole;
  name: string;
  crop?: Crop;
}

/** In milliseconds without any byte. */
const idleLimit = 120_000;

export interface FileBytes {
  blob: Blob;
  isReady: boolean;
  /** SHA-256 of what was chosen, in hex. */
  hash: string | null;
}

export type BytesToSend = Pick<FileBytes, "blob" | "hash">;

export interface BytesDependencies {
  prepare(photograph: Blob, crop: Crop | undefined): Promise<Result<PreparedPhotograph, PhotographFault>>;
  save(): Promise<void>;
  text: UploadText;
}

/** A key must always carry the same bytes, so they are saved before they are sent. */
export async function bytesToSend(
  bytes: FileBytes | undefined,
  { name, crop }: { name: string; crop?: Crop },
  { prepare, save, text }: BytesDependencies,
): Promise<BytesToSend> {
  const refusedAs = (fault: PhotographFault) =>
    new UploadFailure(photographProblem(text, fault, navigator.userAgent), "refused");
  // The file was moved or changed since it was chosen.
  const readable = await bytes?.blob
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);
  if (bytes === undefined || readable === undefined) {
    throw new UploadFailure(fillPlaceholders(text.failures.unreadable, { name }), "refused");
  }
  if (!bytes.isReady) {
    const prepared = await prepare(bytes.blob, crop);
    if (!prepared.ok) throw refusedAs(prepared.refusal);
    Object.assign(bytes, { blob: prepared.value.picture, hash: prepared.value.hash, isReady: true });
    await save();
  }
  if (bytes.blob.size > photographLimits.bytes) throw refusedAs({ kind: "too many bytes" });
  return { blob: bytes.blob, hash: bytes.hash };
}

export interface StoredImage extends Omit<StoredPhotograph, "vehicleName"> {
  name: string;
}

interface SendOptions {
  signal: AbortSignal;
  onShare?(share: number): void;
}

/** All calls throw an UploadFailure. */
export interface UploadApi {
  sendPicture(
    file: UploadFile,
    picture: BytesToSend,
    options: SendOptions & { index: number },
  ): Promise<string>;
  sendDocument(bytes: Blob, options: SendOptions): Promise<string>;
  storeBatch(batch: NewImages, options: SendOptions): Promise<string[]>;
  findStored(hashes: readonly string[], options: SendOptions): Promise<ReadonlyMap<string, StoredImage>>;
}

export function createUploadApi(account: string, gate: ReauthGate, text: UploadText): UploadApi {
  /** An XMLHttpRequest, as `fetch` does not tell how much was sent. */
  async function post(
    address: string,
    body: Blob | object,
    field: string,
    { signal, onShare }: SendOptions,
  ): Promise<unknown> {
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
      if (body instanceof Blob) return request.send(body);
      request.setRequestHeader("Content-Type", "application/json");
      request.send(JSON.stringify(body));
    });
    signal.removeEventListener("abort", abort);
    const headers = new Headers({
      [interruptionHeader]: request.getResponseHeader(interruptionHeader) ?? "",
    });
    const interruption = interruptionIn({ status: request.status, headers });
    if (interruption === null) return Reflect.get(answerOf(request, text), field);
    // Somebody may have signed in since the request was sent.
    if (gate.round() === round) gate.interrupt(interruption);
    throw new UploadFailure(text.failures.signedOut, "signed out");
  }

  return {
    async sendPicture({ id, role, name }, { blob, hash }, { index, ...options }) {
      const query = new URLSearchParams({ role, index: String(index), name: name.slice(-255), key: id });
      if (hash !== null) query.set("chosen", hash);
      const url = await post(`/admin/upload/picture?${query}`, blob, "url", options);
      if (typeof url !== "string") throw new Error("The server did not say where the picture is.");
      return url;
    },

    async sendDocument(bytes, options) {
      const name = await post("/admin/upload/document", bytes, "name", options);
      if (typeof name !== "string") throw new Error("The server did not say what the document is called.");
      return name;
    },

    async storeBatch(batch, options) {
      const ids = await post("/admin/upload/batch", batch, "ids", options);
      if (!Array.isArray(ids)) throw new Error("The server did not say what became of the images.");
      return ids.map(String);
    },

    async findStored(hashes, options) {
      const stored = await post("/admin/upload/stored", { hashes }, "stored", options);
      if (!Array.isArray(stored)) throw new Error("The server did not say which photographs it has.");
      return new Map(stored.filter(isStoredImage).map((one) => [one.hash, one]));
    },
  };
}

const places: readonly unknown[] = ["gallery", "in work", "bin"] satisfies StoredImage["place"][];

function isStoredImage(answer: unknown): answer is StoredImage {
  if (typeof answer !== "object" || answer === null) return false;
  const texts = ["hash", "id", "name", "since"].map((field) => Reflect.get(answer, field));
  return texts.every((one) => typeof one === "string") && places.includes(Reflect.get(answer, "place"));
}

function answerOf(request: XMLHttpRequest, text: UploadText): object {
  const { status } = request;
  const answer: unknown = request.response;
  const hasAnswered = typeof answer === "object" && answer !== null;
  const isDone = status >= 200 && status < 300;
  if (isDone && hasAnswered) return answer;
  // No answer, or one of a hotel's sign-in page or a proxy.
  if (isDone || status === 0) throw new UploadFailure(text.failures.connectionLost, "passing");
  const message: unknown = hasAnswered ? Reflect.get(answer, "message") : null;
  // Our server answers 400 to a picture that broke off on its way.
  const mayPass = status >= 500 || [400, 408, 425, 429].includes(status);
  throw new UploadFailure(
    typeof message === "string" ? message : messageOfStatus(status, text),
    mayPass ? "passing" : "refused",
    Number(request.getResponseHeader("Retry-After") ?? 0) * 1000 || 0,
  );
}

/** A limit of the server answers before our routes. */
function messageOfStatus(status: number, text: UploadText): string {
  if (status === 413) return photographProblem(text, { kind: "too many bytes" }, navigator.userAgent);
  return status === 429 ? text.failures.tooMany : text.outcome.failed;
}
