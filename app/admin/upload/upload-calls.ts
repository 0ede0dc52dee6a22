import pLimit from "p-limit";
import { z } from "zod";
import { compressPhotograph } from "./compress.ts";
import { type UploadCalls, UploadFailure } from "./upload-queue.ts";

const receivedSchema = z.object({ url: z.string() });
const storedSchema = z.object({ ids: z.array(z.string()) });
const refusalSchema = z.object({ message: z.string() });

/** The queue's calls to our own server. */
export function createUploadCalls(): UploadCalls {
  // One at a time: a decoded photograph takes some 50 MB of a phone's memory.
  const compressing = pLimit(1);
  return {
    compress: (file) => compressing(compressPhotograph, file),

    async sendPicture(file, { role, index, name }) {
      const address = `/admin/upload/picture?${new URLSearchParams({ role, index: String(index), name: name.slice(-255) })}`;
      const answer = await post(address, file, "application/octet-stream");
      return receivedSchema.parse(answer).url;
    },

    async storeBatch(batch) {
      storedSchema.parse(await post("/admin/upload/batch", JSON.stringify(batch), "application/json"));
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
  const refusal = refusalSchema.safeParse(answer);
  const message = refusal.success ? refusal.data.message : sentenceOf(response);
  throw new UploadFailure(message, response.status >= 400 && response.status < 500);
}

/** For answers from before our routes, such as a limit of the server. */
function sentenceOf(response: Response): string {
  if (response.status === 413) return "The file is larger than 25 MB. Please send a smaller photograph.";
  if (response.status === 429) return "Too many uploads at once. Please wait a minute and try again.";
  return "Failed to upload images";
}
