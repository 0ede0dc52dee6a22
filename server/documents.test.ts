import { expect, test } from "vitest";
import { createDocumentFiles } from "./documents.ts";

test("serves the PDFs that stand in places of the site, and no other [PLC-8]", async () => {
  const files = createDocumentFiles({
    readDocument: async (name) => (name === "certificate_1_0a1b2c3d.pdf" ? Buffer.from("the PDF") : null),
  });
  const answer = await files.request("/documents/certificate_1_0a1b2c3d.pdf");
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    200,
    "application/pdf",
    "the PDF",
  ]);
  expect(answer.headers.get("content-disposition")).toBe('inline; filename="certificate_1_0a1b2c3d.pdf"');
  expect((await files.request("/documents/certificate_2_0a1b2c3d.pdf")).status).toBe(404);
  expect((await files.request("/documents/..%2Fmain_1_0_truck.jpg")).status).toBe(404);
});
