import { expect, test } from "vitest";
import { enquiriesAddress, enquiryAddress, exportAddress, readEnquiriesQuery } from "./enquiries.ts";

const everything = { sealed: "", inquiry: null, state: null, page: 1 };

test.each([
  ["", everything],
  ["search=AAAA", { ...everything, sealed: "AAAA" }],
  [`search=${"A".repeat(838)}`, { ...everything, sealed: "A".repeat(838) }],
  [`search=${"A".repeat(839)}`, everything],
  ["inquiry=quote&state=won&page=3", { ...everything, inquiry: "quote", state: "won", page: 3 }],
  ["state=spam", { ...everything, state: "spam" }],
  ["inquiry=&state=&page=", everything],
  ["inquiry=price&state=open", everything],
])("'?%s' asks for %j", (address, query) => {
  expect(readEnquiriesQuery(new URLSearchParams(address))).toEqual(query);
});

test("an address leads back to what it was made from", () => {
  const query = { sealed: "AAAA", inquiry: "service", state: "lost", page: 2 } as const;
  for (const address of [enquiriesAddress(query), enquiryAddress("id", query)]) {
    expect(readEnquiriesQuery(new URL(address, "http://admin.invalid").searchParams)).toEqual(query);
  }
});

test("the first page of everything has the plain address, and a file has no pages", () => {
  expect(enquiriesAddress(everything)).toBe("/admin/enquiries");
  expect(exportAddress({ ...everything, state: "won", page: 4 })).toBe("/admin/enquiries/export?state=won");
});
