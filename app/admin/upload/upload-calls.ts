import type { PictureContents } from "./picture-contents.ts";
import { type PageSession, post } from "./post.ts";
import type { UploadCalls } from "./upload-queue.ts";

/** The queue's calls to our own server. */
export function createUploadCalls(contents: PictureContents, session: PageSession): UploadCalls {
  return {
    async sendPicture({ id, role, name }, { index, signal, onShare }) {
      const body = await contents.toSend(id, name);
      const place = { role, index: String(index), name: name.slice(-255), key: id };
      const answer = await post(
        `/admin/upload/picture?${new URLSearchParams(place)}`,
        { body, contentType: "application/octet-stream" },
        { session, signal, onShare },
      );
      const url = Reflect.get(answer, "url");
      if (typeof url !== "string") throw new Error("The server did not say where the picture is.");
      return url;
    },

    async storeBatch(batch, signal) {
      await post(
        "/admin/upload/batch",
        { body: JSON.stringify(batch), contentType: "application/json" },
        { session, signal },
      );
    },
  };
}
