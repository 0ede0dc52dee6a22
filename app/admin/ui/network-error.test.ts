import { expect, test } from "vitest";
import { isNetworkError, networkError, readAgainWhenAnswered } from "./network-error.ts";

test("a list is read again after every answer, also a refusal, but not while the server is out of reach", () => {
  const refused = { actionResult: { status: 409 }, actionStatus: 409, defaultShouldRevalidate: false };
  expect(readAgainWhenAnswered(refused)).toBe(true);
  expect(readAgainWhenAnswered({ defaultShouldRevalidate: true })).toBe(true);
  expect(readAgainWhenAnswered({ defaultShouldRevalidate: false })).toBe(false);
  const unanswered = { actionResult: networkError("Failed to save"), actionStatus: 503 };
  expect(readAgainWhenAnswered({ ...unanswered, defaultShouldRevalidate: true })).toBe(false);
});

test("only an outcome without an answer counts as one", () => {
  expect(isNetworkError({ ok: false, ...networkError("Failed to save") })).toBe(true);
  for (const answered of [{ status: 200 }, { status: 503 }, { kind: "ignored" }, null, undefined, ""]) {
    expect(isNetworkError(answered)).toBe(false);
  }
});
