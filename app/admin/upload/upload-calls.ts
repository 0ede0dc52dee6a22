import pLimit from "p-limit";
import { compressPhotograph } from "./compress.ts";
import { type UploadCalls, UploadFailure } from "./upload-queue.ts";

/** The queue's calls to our own server. */
export function createUploadCalls(): UploadCalls {
  // One at a time: a decoded photograph takes some 50 MB of a phone's memory.
  const compressing = pLimit(1);
  return {
    compress: (file) => compressing(compressPhotograph, file),

    async sendPicture(file, { role, index, name }) {
      const address = `/admin/upload/picture?${new URLSearchParams({ role, index: String(index), name: name.slice(-255) })}`;
      const answer = await post(address, file, "application/octet-stream");
      const url = textIn(answer, "url");
      if (url === null) throw new Error("The server did not say where the picture is.");
      return url;
    },

    async storeBatch(batch) {
      await post("/admin/upload/batch", JSON.stringify(batch), "application/json");
    },
  };
}

async function post(address: string, body: BodyInit, contentType: string): Promise<unknown> {
  const response = await fetch(address, {
    method: "POST",
    body,
    headers: { "Content-Type": contentType, Accept: "application/json" },
  }).catch((cause: unknown) => {
    const message = "The connection was lost. Please check it and try again.";
    throw new UploadFailure(message, false, { cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const message = textIn(answer, "message") ?? sentenceOf(response);
  throw new UploadFailure(message, response.status >= 400 && response.status < 500);
}

/** For answers from before our routes, such as a limit of the server. */
function sentenceOf(response: Response): string {
  if (response.status === 413) return "The file is larger than 25 MB. Please send a smaller photograph.";
  if (response.status === 429) return "Too many uploads at once. Please wait a minute and try again.";
  return "Failed to upload images";
}

function textIn(answer: unknown, name: string): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  const value: unknown = Reflect.get(answer, name);
  return typeof value === "string" ? value : null;
}
