import SqliteFile from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { engines, openFreshSqlite } from "#tests/support/engines.ts";
import { filesHolding } from "#tests/support/files-holding.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { day, everything, openTestEnquiries } from "#tests/support/test-enquiries.ts";
import { erasePerson } from "./personal-data.ts";

const [sqlite] = engines;
const marker = "kshirsagarmarker";

async function openWithMarker() {
  if (sqlite === undefined) throw new Error("There is no SQLite engine.");
  const context = await openTestBin(sqlite);
  await context.receive({ name: "Savita", phone: "+919999999999" });
  const id = await context.receive({
    name: marker,
    email: `${marker}@shinde.example`,
    message: `${marker} `.repeat(500),
  });
  await context.enquiries.saveNote(id, `${marker} was called twice.`, 0);
  await context.enquiries.saveNote(id, "", 1);
  const holding = () => filesHolding(context.database.config.dataDir, marker);
  return { ...context, id, holding, [Symbol.asyncDispose]: () => context[Symbol.asyncDispose]() };
}

test("an enquiry that is deleted for good leaves the files of the database as well [CMP-7]", async () => {
  await using context = await openWithMarker();
  expect(await context.holding()).not.toEqual([]);

  expect(await context.enquiries.remove([context.id])).toBe(1);
  await context.bin.removeForGood([context.id]);
  expect(await context.holding()).toEqual([]);
});

test("an enquiry that was kept long enough leaves the files as well [CMP-7]", async () => {
  await using context = await openWithMarker();
  context.advance(400 * day);

  expect(await context.enquiries.purge()).toBe(2);
  expect(await context.holding()).toEqual([]);
});

test("what somebody reads at that moment is deleted at once and leaves the files with the next purge", async () => {
  await using context = await openWithMarker();
  const reader = new SqliteFile(`${context.database.config.dataDir}/rathkar.sqlite`);
  reader.exec("begin");
  reader.prepare("select * from enquiries").all();

  expect(await context.enquiries.remove([context.id])).toBe(1);
  await context.bin.removeForGood([context.id]);
  expect((await context.enquiries.list(everything, 1)).total).toBe(1);
  reader.exec("commit");
  reader.close();
  await context.enquiries.purge();
  expect(await context.holding()).toEqual([]);
});

test("who is erased leaves the files as well, also from the bin [BIN-3, CMP-7]", async () => {
  await using context = await openWithMarker();
  await context.enquiries.remove([context.id]);
  await context.enquiries.erasePerson(`${marker}@shinde.example`);
  expect(await context.holding()).toEqual([]);
});

test("photographs of an erased person go even where the files of the database cannot be cleared [CMP-7]", async () => {
  await using context = await openWithMarker();
  const { database, photographs } = context;
  const removed: string[] = [];
  const noting = { removeOf: async (ids: readonly string[]) => void removed.push(...ids) };
  const held = { ...database, rewrite: () => Promise.reject(new Error("A copying program reads it.")) };
  await expect(erasePerson(held, noting, `${marker}@shinde.example`)).rejects.toThrow("A copying program");
  expect(removed).toEqual([context.id]);
  expect(await context.enquiries.personalData(`${marker}@shinde.example`)).toEqual({
    enquiries: [],
    inBin: 0,
    jobs: [],
  });

  await erasePerson(database, photographs, `${marker}@shinde.example`);
  expect(await context.holding()).toEqual([]);
});

test("erasing also reaches what an older version has left of changes [CMP-7]", async () => {
  await using database = await openFreshSqlite();
  const older = new SqliteFile(`${database.config.dataDir}/rathkar.sqlite`);
  older.pragma("secure_delete = OFF");
  const name = older.prepare(
    "insert into vehicle_names (id, name, folded_name, created_at, updated_at) values (?, ?, ?, ?, ?)",
  );
  for (let row = 0; row < 50; row++) name.run(`${row}`, `${marker} ${row}`, `${marker} ${row}`, "", "");
  older.exec("delete from vehicle_names");
  older.close();
  expect(await filesHolding(database.config.dataDir, marker)).not.toEqual([]);

  await database.rewrite("enquiries");
  expect(await filesHolding(database.config.dataDir, marker)).toEqual([]);
});

describe.each(engines)("erasing on $name", (engine) => {
  test.each([
    ["98220 12345 / 98220 12346", "Mob. ९८२२०१२३४५"],
    ["98220 12345 / 98220 12346", "+91-98220-12346"],
    ["9822012345 (Ramesh)", "tel:+919822012345"],
    ["2553-1234", "२५५३ १२३४"],
  ])(
    "%s is found by %s in search, export and erasure, also in the bin [CMP-7, ENQ-6]",
    async (phone, person) => {
      await using context = await openTestBin(engine);
      const id = await context.receive({ phone });
      const binned = await context.receive({ phone });
      await context.receive({ phone: "+919999999999", email: "savita@kale.example" });
      await context.enquiries.remove([binned]);
      const namesakes = { ...everything, search: person };

      expect((await context.enquiries.list(namesakes, 1)).enquiries).toMatchObject([{ id }]);
      const stored = await context.enquiries.personalData(person);
      expect(stored?.enquiries.map((enquiry) => enquiry.id)).toEqual([id, binned]);
      expect(stored?.enquiries.every(({ phone: first, phoneTyped }) => (phoneTyped ?? first) === phone)).toBe(
        true,
      );
      expect((await context.enquiries.erasePerson(person))?.enquiries).toHaveLength(2);
      expect((await context.enquiries.personalData(person))?.enquiries).toEqual([]);
      expect((await context.enquiries.list(everything, 1)).total).toBe(1);
    },
  );

  test("a person is found by an address however it is written [CMP-7]", async () => {
    await using context = await openTestEnquiries(engine);
    await context.receive({ email: "Info@xn--mnchen-3ya.example" });
    expect((await context.enquiries.personalData("info@münchen.example\u200b"))?.enquiries).toHaveLength(1);
    expect(await context.enquiries.personalData("Ganpatrao")).toBeNull();
  });

  test("removes the person and nobody else [CMP-7]", async () => {
    await using context = await openTestEnquiries(engine);
    await context.receive();
    await context.receive({ name: "Savita", email: "savita@kale.example", phone: "+919999999999" });

    const erased = await context.enquiries.erasePerson("ganpatrao@shinde.example");
    expect(erased?.enquiries.map(({ name }) => name)).toEqual(["Ganpatrao Shinde"]);
    const left = await context.enquiries.list(everything, 1);
    expect(left.enquiries.map(({ name }) => name)).toEqual(["Savita"]);
  });
});
