import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { adminText } from "#content/en/admin/index.ts";
import type { AdminText } from "../layout/admin-text.ts";
import { networkError, revalidateAfterAnswer, sendForm } from "./form-outcome.ts";

function call(serverAction: () => Promise<unknown>) {
  const body = new URLSearchParams({ intent: "edit" });
  const request = new Request("http://admin.invalid/admin/images", { method: "POST", body });
  return { request, context: new RouterContextProvider(), serverAction };
}

test("a form that does not reach the server is answered by the browser, in words for what it asked", async () => {
  const answer = await sendForm(
    call(() => Promise.reject(new TypeError("Failed to fetch"))),
    (text, intent) => networkError(text, `Failed to ${String(intent)}`),
  );
  expect(answer).toMatchObject({
    data: { ok: false, title: "Failed to edit", description: adminText.layout.networkError },
    init: { status: 503 },
  });
});

test("answers and redirects of the server are passed on", async () => {
  const failed = (text: AdminText) => networkError(text, "Failed");
  expect(
    await sendForm(
      call(() => Promise.resolve("saved")),
      failed,
    ),
  ).toBe("saved");
  const redirect = Response.redirect("http://admin.invalid/admin");
  await expect(
    sendForm(
      call(() => Promise.reject(redirect)),
      failed,
    ),
  ).rejects.toBe(redirect);
});

test("a list is read again after every answer, also a refusal, but not while the server is out of reach", () => {
  expect(revalidateAfterAnswer({ actionStatus: 409, defaultShouldRevalidate: false })).toBe(true);
  expect(revalidateAfterAnswer({ actionStatus: undefined, defaultShouldRevalidate: true })).toBe(true);
  expect(revalidateAfterAnswer({ actionStatus: undefined, defaultShouldRevalidate: false })).toBe(false);
  expect(revalidateAfterAnswer({ actionStatus: 503, defaultShouldRevalidate: true })).toBe(false);
});
