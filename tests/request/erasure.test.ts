import { expect, test } from "vitest";
import { filesHolding } from "../support/files-holding.ts";
import { runScript } from "../support/run-script.ts";
import { type SiteProcess, startSiteProcess } from "../support/site-process.ts";

async function write(site: SiteProcess, fields: { name: string; email: string; message: string }) {
  const body = new URLSearchParams({ ...fields, phone: "+91 98220 12345", inquiry: "quote" });
  const answer = await fetch(`${site.url}/contact`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
}

test("of an erased person no byte stays in the data folder of the running server [CMP-7]", async () => {
  await using site = await startSiteProcess();
  const marker = "kshirsagarmarker";
  for (let time = 1; time <= 15; time++) {
    const message = `${marker} asks the ${time}th time. ${"A container body on a Tata Ace. ".repeat(40)}`;
    await write(site, { name: `${marker} ${time}`, email: `${marker}@shinde.example`, message });
  }
  expect(await filesHolding(site.dataDir, marker)).toContain("rathkar.sqlite-wal");

  const erased = await runScript("privacy", {
    words: ["erase", `${marker}@shinde.example`],
    env: { DATA_DIR: site.dataDir },
  });
  expect(erased).toMatchObject({ code: 0, problem: "" });
  expect(await filesHolding(site.dataDir, marker)).toEqual([]);

  await write(site, { name: "Savita", email: "savita@kale.example", message: "A tractor trolley." });
  expect(await filesHolding(site.dataDir, "savita@kale.example")).not.toEqual([]);
});
