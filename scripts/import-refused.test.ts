import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { attachment, photograph, wordpress, workspace } from "#tests/support/import-workspace.ts";

test("what is not taken is told with its line and why, all of it in a file [IMP-2]", async () => {
  await using place = await workspace();
  const good = await photograph(1);
  await place.put({
    "list.csv": `file,vehicle,work,date
good.jpg,Tata Ace,Painting,2024-01-01
again.jpg,Tata Ace,painting,2024-01-01
cut.jpg,Tata Ace,painting,
large.jpg,Tata Ace,painting,
gone.jpg,Tata Ace,painting,
../secret.jpg,Tata Ace,painting,
link.jpg,Tata Ace,painting,
good.jpg,Tata Ace,welding,
good.jpg,Tata Ace,painting,2024-02-31
good.jpg,${"x".repeat(81)},painting,
https://elsewhere.example/a.jpg,Tata Ace,painting,
only,two
,Tata Ace,painting,
`,
    ...{ "good.jpg": good, "again.jpg": good, "cut.jpg": good.subarray(0, 200) },
    ...{ "large.jpg": Buffer.alloc(25 * 1024 * 1024 + 1) },
    "elsewhere/secret.jpg": await photograph(2),
  });
  await mkdir(place.path("photographs"));
  for (const name of ["good", "again", "cut", "large"]) {
    await writeFile(place.path(`photographs/${name}.jpg`), await readFile(place.path(`${name}.jpg`)));
  }
  await symlink(place.path("elsewhere/secret.jpg"), place.path("photographs/link.jpg"));

  const words = [place.path("list.csv"), "--pictures", place.path("photographs"), "--apply"];
  const { output, code } = await place.run(...words);

  expect(code).toBe(0);
  expect(output).toContain("Taken: 1. There already: 0. Not taken: 12.");
  const hostile = "The path leads out of the folder of the photographs, or is no name of a file.";
  const lines = (await place.report()).split("\n").map((line) => line.trim());
  for (const line of [
    "list.csv, line 3: It is the same photograph as list.csv, line 2.",
    "list.csv, line 4: cut.jpg: The photograph is damaged or incomplete. Please copy it from the camera again and retry.",
    "list.csv, line 5: large.jpg: The file is larger than 25 MB.",
    "list.csv, line 6: gone.jpg: The file is not there.",
    `list.csv, line 7: ../secret.jpg: ${hostile}`,
    `list.csv, line 8: link.jpg: ${hostile}`,
    "list.csv, line 9: category: “welding” is no kind of work. There are body-building, modifications, painting, custom, restoration, denting.",
    "list.csv, line 10: created_at: “2024-02-31” is no date. Write it as 2024-03-31 or 2024-03-31 14:30.",
    "list.csv, line 11: The name of the vehicle is longer than 80 characters.",
    "list.csv, line 12: The photograph https://elsewhere.example/a.jpg does not lie in the bucket gallery-images.",
    "list.csv, line 13: The line has another number of fields than the first one.",
    "list.csv, line 14: The row names no photograph.",
  ]) {
    expect(lines).toContain(line);
  }
});

test("of two rows with one photograph the first of the list has it, however long it is read [IMP-2]", async () => {
  await using place = await workspace();
  const [shared, other] = [await photograph(1), await photograph(2)];
  await place.put({
    "list.csv":
      "before,after,vehicle,work\nshared.jpg,long.jpg,Tata Ace,painting\nshared.jpg,short.jpg,Tata Ace,painting\n",
    ...{ "shared.jpg": shared, "short.jpg": other, "long.jpg": Buffer.alloc(24 * 1024 * 1024) },
  });

  await place.run(place.path("list.csv"));

  expect(await place.report()).toContain("list.csv, line 3: It is the same photograph as list.csv, line 2.");
});

const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

test.each<[string, string, string | Buffer, ...string[]]>([
  ["is no sound XML", "site.xml", wordpress(attachment(1, "&b;"), bomb)],
  ["is nested deeper", "site.xml", wordpress("<a>".repeat(200))],
  ["is no export of WordPress", "site.xml", "<html><body></body></html>"],
  ["is not in UTF-8", "list.csv", Buffer.from([0x66, 0xff, 0xfe])],
  ["is no JSON", "list.json", "{"],
  ["must be a list", "list.json", `{"file": "a.jpg"}`],
  ["is none of", "list.doc", "file"],
  ["There is no folder of-photographs.", "list.csv", "file\na.jpg\n", "--pictures", "of-photographs"],
])("a source that %s is refused in a sentence [IMP-2]", async (sentence, name, content, ...words) => {
  await using place = await workspace();
  await place.put({ [name]: content });
  const { code, problem } = await place.run(place.path(name), "--apply", ...words);
  expect([code, problem]).toEqual([1, expect.stringContaining(sentence)]);
  expect(problem.split("\n")).toHaveLength(2);
});

test("a quote that is never closed refuses the file: every later row would stand in it [IMP-2]", async () => {
  await using place = await workspace();
  await place.put({ "list.csv": 'file,caption\na.jpg,"good work\nb.jpg,paint\n' });
  const { problem, code } = await place.run(place.path("list.csv"), "--pictures", place.path("."));
  expect(code).not.toBe(0);
  expect(problem).toContain("list.csv cannot be read as CSV");
});

test("neither a file's name nor a column's can write to the terminal or become something else [IMP-2]", async () => {
  await using place = await workspace();
  await place.put({
    "shown/odd\u001b[2J\nTaken: 999.jpg": Buffer.from("no picture"),
    "list.csv": "constructor,file\nx,gone.jpg\n",
  });
  const folder = await place.run(place.path("shown"), "--apply");
  expect(folder.output).not.toContain("\u001b");
  expect(folder.output).not.toMatch(/^Taken: 999/m);
  const list = await place.run(place.path("list.csv"), "--pictures", place.path("."));
  expect(list.output).toContain("gone.jpg: The file is not there.");
});
