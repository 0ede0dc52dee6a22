import { expect, test } from "vitest";
import { startSections } from "#domain/administrator/sessions.ts";
import { sections, startPathOf } from "../kit/page/sections.ts";
import { destinationAfterSignIn } from "./destination.server.ts";

test.each([
  [null, "/admin/upload"],
  ["/admin/images", "/admin/images"],
  ["/admin/today", "/admin/today"],
  ["/admin/images?page=3", "/admin/images?page=3"],
  ["/admin/enquiries?state=won", "/admin/enquiries?state=won"],
  [
    "/admin/enquiries/0b7e8c1e-6d0a-4c9e-9a51-5f0f5c2b8a11?state=won",
    "/admin/enquiries/0b7e8c1e-6d0a-4c9e-9a51-5f0f5c2b8a11?state=won",
  ],
  ["/admin/words/text?key=home.hero.lead", "/admin/words/text?key=home.hero.lead"],
  ["/admin/words/pages/home", "/admin/words/pages/home"],
  ["/admin/words/lists/faq", "/admin/words/lists/faq"],
  ["/admin/pictures/hero-1?search=ace", "/admin/pictures/hero-1?search=ace"],
  ["/admin/images/in-work", "/admin/images/in-work"],
  [
    "/admin/images/0b7e8c1e-6d0a-4c9e-9a51-5f0f5c2b8a11/pictures",
    "/admin/images/0b7e8c1e-6d0a-4c9e-9a51-5f0f5c2b8a11/pictures",
  ],
  ["/admin/images/matching?search=ace", "/admin/images?search=ace"],
  ["/admin/account/backup", "/admin/account"],
  ["/admin/enquiries/export?state=won", "/admin/enquiries?state=won"],
  ["/admin/upload/picture?role=main", "/admin/upload?role=main"],
  ["/admin/uploads", "/admin/upload"],
  ["/admin", "/admin/upload"],
  ["/admin/sign-out", "/admin/upload"],
  ["https://elsewhere.example/admin/images", "/admin/upload"],
  ["//elsewhere.example/admin/images", "/admin/images"],
  ["//elsewhere.example", "/admin/upload"],
  ["/\\elsewhere.example", "/admin/upload"],
  ["/admin/images/../../elsewhere", "/admin/upload"],
  ["javascript:alert(1)", "/admin/upload"],
  ["http://[", "/admin/upload"],
])("somebody on the way to %s lands in %s [ADM-6]", (to, destination) => {
  expect(destinationAfterSignIn(to, "upload")).toBe(destination);
});

test.each(startSections)(
  "who starts with %s lands there when nothing else was asked for [TODAY-5]",
  (start) => {
    expect(sections.map(({ path }) => path)).toContain(startPathOf(start));
    expect(destinationAfterSignIn(null, start)).toBe(startPathOf(start));
    expect(destinationAfterSignIn("/admin/images", start)).toBe("/admin/images");
  },
);
