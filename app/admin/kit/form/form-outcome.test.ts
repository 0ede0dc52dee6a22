import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import * as adminText from "#content/en/admin/index.ts";
import { type AdminText, adminTextContext } from "../page/admin-text.ts";
import { revalidateAfterAnswer, sendForm, titleFor } from "./form-outcome.ts";

function call(serverAction: () => Promise<unknown>) {
  const body = new URLSearchParams({ intent: "edit" });
  const request = new Request("http://admin.invalid/admin/images", { method: "POST", body });
  const context = new RouterContextProvider();
  context.set(adminTextContext, adminText);
  return { request, context, serverAction };
}

const failureTitle = (_text: AdminText, intent: unknown) =>
  titleFor({ edit: "Failed to edit" }, intent, "edit");

test("a form that does not reach the server is answered by the browser, in words for what it asked", async () => {
  const answer = await sendForm(
    call(() => Promise.reject(new TypeError("Failed to fetch"))),
    failureTitle,
  );
  expect(answer).toMatchObject({
    data: { ok: false, title: "Failed to edit", description: adminText.layout.networkError },
    init: { status: 503 },
  });
});

test("answers and redirects of the server are passed on", async () => {
  const saved = call(() => Promise.resolve("saved"));
  expect(await sendForm(saved, failureTitle)).toBe("saved");
  const redirect = Response.redirect("http://admin.invalid/admin");
  const redirected = call(() => Promise.reject(redirect));
  await expect(sendForm(redirected, failureTitle)).rejects.toBe(redirect);
});

test("a failure has the title of what was asked for, and of the plainest thing where that is unknown", () => {
  const titles = { edit: "Failed to edit", delete: "Failed to delete" };
  expect(titleFor(titles, "delete", "edit")).toBe("Failed to delete");
  for (const intent of ["burn", "toString", null, undefined]) {
    expect(titleFor(titles, intent, "edit")).toBe("Failed to edit");
  }
});

test("a list is read again after every answer, also a refusal, but not while the server is out of reach", () => {
  expect(revalidateAfterAnswer({ actionStatus: 409, defaultShouldRevalidate: false })).toBe(true);
  expect(revalidateAfterAnswer({ actionStatus: undefined, defaultShouldRevalidate: true })).toBe(true);
  expect(revalidateAfterAnswer({ actionStatus: undefined, defaultShouldRevalidate: false })).toBe(false);
  expect(revalidateAfterAnswer({ actionStatus: 503, defaultShouldRevalidate: true })).toBe(false);
});
