import { expect, test } from "vitest";
import {
  attachment,
  bucketUrl,
  idOf,
  photograph,
  stored,
  wordpress,
  workspace,
} from "#tests/support/import-workspace.ts";

const header = `id,description,vehicle_name,category,vehicle_type,body_type,work_type,before_image_url,after_image_url,main_image_url,is_featured,created_at,colour`;

test("the present system's tables come with their names, dates, pairs and captions, once [IMP-1]", async () => {
  await using place = await workspace();
  await place.put({
    "gallery_images_rows.csv": [
      header,
      `${idOf(1)},"One, two",Tata Ace,denting,,Container Body,denting,${bucketUrl}/before_1_0_a.jpg,${bucketUrl}/after_1_0_a.jpg,,t,2023-04-05 06:07:08.12+05:30,red`,
      `${idOf(2)},,छोटा हत्ती,painting,,,,,,${bucketUrl}/main%202.jpg,f,2022-01-02T03:04:05Z,`,
    ].join("\r\n"),
    "vehicle_names.json": JSON.stringify([{ name: "Tata Ace" }, { name: "Bolero", name_mr: "बोलेरो" }]),
    "body_types.csv": "id;name\n1;Food Van\n",
    "bucket/before_1_0_a.jpg": await photograph(1),
    "bucket/after_1_0_a.jpg": await photograph(2),
    "bucket/main 2.jpg": await photograph(3),
  });
  const tables = ["gallery_images_rows.csv", "vehicle_names.json", "body_types.csv"].map(place.path);
  const words = [...tables, "--pictures", place.path("bucket")];

  const tried = await place.run(...words);
  expect(tried).toMatchObject({ code: 0, problem: "" });
  expect(tried.output).toContain("Would be taken: 2. There already: 0. Not taken: 0.");
  expect(tried.output).toContain("the column “colour” is not known");
  expect((await stored({ url: null, dataDir: place.dataDir })).images).toEqual([]);

  expect((await place.run(...words, "--apply")).output).toContain("Taken: 2. There already: 0.");
  expect((await place.run(...words, "--apply")).output).toContain("Taken: 0. There already: 2.");
  const { images, names } = await stored({ url: null, dataDir: place.dataDir });
  expect(images).toMatchObject([
    { id: idOf(2), created_at: "2022-01-02T03:04:05.000Z", vehicle_name: "Chhota Hatti", is_featured: 0 },
    {
      ...{ id: idOf(1), created_at: "2023-04-05T00:37:08.120Z", vehicle_name: "Tata Ace", is_featured: 1 },
      ...{ category: "denting", body_type: "Container Body", description: "One, two" },
      ...{ main_image_url: null, in_work_since: null, is_shown: 1 },
    },
  ]);
  expect(images[1]?.before_image_url).toContain("/before_");
  expect(images[1]?.after_image_url).toContain("/after_");
  const untranslated = { hi: "", mr: "" };
  expect(names).toEqual({
    vehicles: [
      { name: "Bolero", hi: "", mr: "बोलेरो" },
      { name: "Chhota Hatti", hi: "", mr: "छोटा हत्ती" },
      { name: "Tata Ace", ...untranslated },
    ],
    bodies: [
      { name: "Container Body", ...untranslated },
      { name: "Food Van", ...untranslated },
    ],
  });
});

test("a folder names vehicles and bodies, and makes pairs of before and after [IMP-3]", async () => {
  await using place = await workspace();
  const names = [
    ...["Tata Ace/Container Body/IMG_1.jpg", "Tata Ace/door before.jpg", "Tata Ace/door after.jpg"],
    ...["Dindi Rath 2.jpg", "WhatsApp Image 2023-01-02 at 10.20.30.jpg"],
  ];
  for (const [number, name] of names.entries())
    await place.put({ [`photos/${name}`]: await photograph(number) });
  await place.put({ "photos/.DS_Store": "x", "photos/Thumbs.db": "x", "photos/price.txt": "x" });

  const { output } = await place.run(place.path("photos"), "--work", "custom", "--apply");

  expect(output).toContain("Taken: 4. There already: 0. Not taken: 1.");
  expect(output).toContain("price.txt: The file is not a photograph.");
  const { images } = await stored({ url: null, dataDir: place.dataDir });
  const told = images.map((image) => [
    ...[image.vehicle_name, image.body_type, image.category],
    [image.before_image_url, image.after_image_url, image.main_image_url].map((url) => url !== null),
  ]);
  expect(told).toHaveLength(4);
  expect(told).toEqual(
    expect.arrayContaining([
      ["Tata Ace", "Container Body", "custom", [false, false, true]],
      ["Tata Ace", null, "custom", [true, true, false]],
      ["Dindi Rath", null, "custom", [false, false, true]],
      ["Vehicle Project", null, "custom", [false, false, true]],
    ]),
  );
});

test("a WordPress export brings attachments with caption, date and what their posts are about [IMP-4]", async () => {
  await using place = await workspace();
  await place.put({
    "vehicle_names.csv": "name\nTata Ace\n",
    "site.xml": wordpress(
      `${attachment(6, "<excerpt:encoded><![CDATA[<b>Tata</b> &amp; sons]]></excerpt:encoded><wp:post_parent>9</wp:post_parent><wp:post_date_gmt>2019-05-06 07:08:09</wp:post_date_gmt><wp:attachment_url>https://old.example/wp-content/uploads/2019/05/truck%201.jpg</wp:attachment_url>")}
       ${attachment(7, "<wp:postmeta><wp:meta_key>_wp_attached_file</wp:meta_key><wp:meta_value>../../wp-config.php</wp:meta_value></wp:postmeta>")}
       <item><title>A Tata Ace, new paint</title><category>Painting</category><wp:post_id>9</wp:post_id><wp:post_type>post</wp:post_type></item>`,
    ),
    "uploads/2019/05/truck 1.jpg": await photograph(1),
  });
  const sources = [place.path("vehicle_names.csv"), place.path("site.xml")];

  const first = await place.run(...sources, "--pictures", place.path("uploads"), "--apply");
  const second = await place.run(...sources, "--pictures", place.path("uploads"), "--apply");

  expect(first.output).toContain("Taken: 1. There already: 0. Not taken: 1.");
  expect(first.output).toContain("wp-config.php: The path leads out of the folder");
  expect(second.output).toContain("Taken: 0. There already: 1.");
  expect((await stored({ url: null, dataDir: place.dataDir })).images).toMatchObject([
    {
      ...{ vehicle_name: "Tata Ace", category: "painting", description: "Tata & sons" },
      created_at: "2019-05-06T07:08:09.000Z",
    },
  ]);
});
