import { expect, test } from "vitest";
import { destinationAfterSignIn } from "./sections.ts";

test.each([
  [null, "/admin/upload"],
  ["/admin/images", "/admin/images"],
  ["/admin/images?page=3", "/admin/images?page=3"],
  ["/admin", "/admin/upload"],
  ["/admin/sign-out", "/admin/upload"],
  ["https://elsewhere.example/admin/images", "/admin/upload"],
  ["//elsewhere.example/admin/images", "/admin/images"],
  ["//elsewhere.example", "/admin/upload"],
  ["/\\elsewhere.example", "/admin/upload"],
  ["/admin/images/../../elsewhere", "/admin/upload"],
  ["javascript:alert(1)", "/admin/upload"],
  ["http://[", "/admin/upload"],
])("somebody on the way to %s lands in %s", (to, destination) => {
  expect(destinationAfterSignIn(to)).toBe(destination);
});
