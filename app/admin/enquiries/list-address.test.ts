import { expect, test } from "vitest";
import { enquiryAddress, exportAddress, listAddress, readAskedEnquiries } from "./list-address.ts";

const everything = { search: "", inquiry: null, state: null, page: 1 };

test.each([
  ["", everything],
  ["search=+Shinde+", { ...everything, search: "Shinde" }],
  ["inquiry=quote&state=won&page=3", { ...everything, inquiry: "quote", state: "won", page: 3 }],
  ["state=spam", { ...everything, state: "spam" }],
  ["inquiry=&state=&page=", everything],
  ["inquiry=price&state=open", everything],
  ["page=0", everything],
  ["page=1.5", everything],
  ["page=1e99", everything],
  [`search=${"x".repeat(900)}`, { ...everything, search: "x".repeat(200) }],
])("'?%s' asks for %j", (address, asked) => {
  expect(readAskedEnquiries(new URLSearchParams(address))).toEqual(asked);
});

test("an address leads back to what it was made from", () => {
  const asked = { search: "रथ & दिंडी", inquiry: "service", state: "lost", page: 2 } as const;
  for (const address of [listAddress(asked), enquiryAddress("id", asked)]) {
    expect(readAskedEnquiries(new URL(address, "http://office.invalid").searchParams)).toEqual(asked);
  }
});

test("the first page of everything has the plain address, and a file has no pages", () => {
  expect(listAddress(everything)).toBe("/admin/enquiries");
  expect(exportAddress({ ...everything, state: "won", page: 4 })).toBe("/admin/enquiries/export?state=won");
});
