import { expect, test } from "vitest";
import { z } from "zod";
import { newUploadId } from "./upload-id.ts";

test("ids are UUIDs of version 4, each another", () => {
  const ids = Array.from({ length: 100 }, newUploadId);
  for (const id of ids) expect(z.uuid({ version: "v4" }).safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
