import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { openStoreAt } from "#platform/storage/open.ts";
import { bucketUrl, idOf, photograph, stored, workspace } from "#tests/support/import-workspace.ts";
import { makePostgresDatabase } from "#tests/support/postgres-database.ts";
import { runScript } from "#tests/support/run-script.ts";
import { startS3Process } from "#tests/support/s3.ts";

describe.skipIf(!process.env.TEST_DATABASE_URL)("from and into PostgreSQL and S3", () => {
  test("the present system is read where it is, and nothing is written there [IMP-1]", async () => {
    await using place = await workspace();
    await using s3 = await startS3Process();
    const server = process.env.TEST_DATABASE_URL ?? "";
    const [present, own] = [await makePostgresDatabase(server), await makePostgresDatabase(server)];
    try {
      const bucket = openStoreAt(s3.url.replace("workshop/pictures", "present"));
      await bucket.write("main_1.jpg", await photograph(1), "image/jpeg");
      await bucket.write("main_2.jpg", await photograph(2), "image/jpeg");
      await fillPresent(present.config.url ?? "");
      const env = { ...place.env, DATABASE_URL: own.config.url ?? "", STORAGE_URL: s3.url };
      const pictures = s3.url.replace("workshop/pictures", "present");
      const words = [present.config.url ?? "", "--pictures", pictures];
      const run = (...more: string[]) => runScript("import", { words: [...words, ...more], env });

      expect((await run()).output).toContain("Would be taken: 2. There already: 0. Not taken: 1.");
      expect(await run("--apply")).toMatchObject({ code: 0, problem: "" });
      expect((await run("--apply")).output).toContain("Taken: 0. There already: 2. Not taken: 1.");

      const { images, names } = await stored(own.config);
      expect(images.map(({ id, created_at }) => [id, created_at])).toEqual([
        [idOf(1), "2023-04-05T06:07:08.123Z"],
        [idOf(2), "2024-04-05T06:07:08.000Z"],
      ]);
      expect(names.vehicles.map(({ name }) => name)).toEqual(["Bolero", "Tata Ace"]);
      expect(await Array.fromAsync(bucket.list(""), ({ name }) => name)).toEqual([
        "main_1.jpg",
        "main_2.jpg",
      ]);
    } finally {
      await present.remove();
      await own.remove();
    }
  });
});

async function fillPresent(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(`
      create table vehicle_names (id uuid default gen_random_uuid(), name text unique, created_at timestamptz default now());
      create table gallery_images (id uuid primary key, description text, vehicle_name text, category text, vehicle_type text,
        body_type text, work_type text, before_image_url text, after_image_url text, main_image_url text,
        is_featured boolean default false, created_at timestamptz);
      insert into vehicle_names (name) values ('Bolero');
      insert into gallery_images (id, vehicle_name, category, main_image_url, created_at) values
        ('${idOf(1)}', 'Tata Ace', 'painting', '${bucketUrl}/main_1.jpg', '2023-04-05 06:07:08.123Z'),
        ('${idOf(2)}', 'Tata Ace', 'painting', '${bucketUrl}/main_2.jpg', '2024-04-05 06:07:08Z'),
        ('${idOf(3)}', 'Tata Ace', 'painting', '${bucketUrl}/gone.jpg', '2024-04-05 06:07:08Z');`);
  } finally {
    await client.end();
  }
}
