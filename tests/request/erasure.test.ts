import { expect, test } from "vitest";
import { filesHolding } from "../support/files-holding.ts";
import { runScript } from "../support/run-script.ts";
import { type SiteProcess, startSiteProcess } from "../support/site-process.ts";

interface Written {
  name: string;
  email: string;
  phone: string;
  message: string;
}

async function write(site: SiteProcess, fields: Written) {
  const body = new URLSearchParams({ ...fields, inquiry: "quote" });
  const answer = await fetch(`${site.url}/contact`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
}

test("of an erased person no byte stays in the data folder of the running server [CMP-7]", async () => {
  await using site = await startSiteProcess();
  const marker = "kshirsagarmarker";
  for (let time = 1; time <= 15; time++) {
    const message = `${marker} asks the ${time}th time. ${"A container body on a Tata Ace. ".repeat(40)}`;
    const phone = `+91 98220 ${12345 + time}`;
    await write(site, { name: `${marker} ${time}`, email: `${marker}@shinde.example`, phone, message });
  }
  expect(await filesHolding(site.dataDir, marker)).toContain("rathkar.sqlite-wal");

  const erased = await runScript("privacy", {
    words: ["erase", `${marker}@shinde.example`],
    env: { DATA_DIR: site.dataDir },
  });
  expect(erased).toMatchObject({ code: 0, problem: "" });
  expect(await filesHolding(site.dataDir, marker)).toEqual([]);

  const savita = { name: "Savita", email: "savita@kale.example", phone: "+91 98220 54321" };
  await write(site, { ...savita, message: "A tractor trolley." });
  expect(await filesHolding(site.dataDir, "savita@kale.example")).not.toEqual([]);
});
