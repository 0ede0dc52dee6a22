import { expect, test } from "vitest";
import { createPictureContents } from "./picture-contents.ts";

/** Contents whose pictures become smaller by half; counts how often. */
function halvingContents() {
  const counts = { smaller: 0, kept: 0 };
  const contents = createPictureContents({
    async makeSmaller(picture) {
      counts.smaller += 1;
      return picture.slice(0, Math.ceil(picture.size / 2));
    },
    async keep() {
      counts.kept += 1;
    },
  });
  return { contents, counts };
}

test("a picture is made smaller once, kept, and sent with the same bytes at every try", async () => {
  const { contents, counts } = halvingContents();
  contents.add("truck", { blob: new Blob(["tata ace"]), isReady: false });

  const first = await contents.toSend("truck", "truck.jpg");
  const second = await contents.toSend("truck", "truck.jpg");

  expect(await first.text()).toBe("tata");
  expect(second).toBe(first);
  expect(counts).toEqual({ smaller: 1, kept: 1 });
  expect(contents.all().get("truck")).toMatchObject({ blob: first, isReady: true });
  expect(await contents.preview("truck")?.text()).toBe("tata ace");
});

test("a picture that was made smaller before a reload is sent as it is", async () => {
  const { contents, counts } = halvingContents();
  contents.add("truck", { blob: new Blob(["tata"]), isReady: true });
  expect(await (await contents.toSend("truck", "truck.jpg")).text()).toBe("tata");
  expect(counts).toEqual({ smaller: 0, kept: 0 });
});

test("a picture that stays above 25 MB is not sent at all", async () => {
  const { contents } = halvingContents();
  contents.add("truck", { blob: new Blob([new Uint8Array(50 * 1024 * 1024 + 2)]), isReady: false });
  await expect(contents.toSend("truck", "truck.jpg")).rejects.toMatchObject({
    kind: "refused",
    message: "The file is larger than 25 MB. Please send a smaller photograph.",
  });
});

test("a file that was moved away since it was chosen is told by its name", async () => {
  const { contents } = halvingContents();
  const gone = new Blob(["x"]);
  gone.slice = () => {
    throw new DOMException("gone", "NotFoundError");
  };
  contents.add("truck", { blob: gone, isReady: false });
  contents.add("bus", { blob: new Blob(["x"]), isReady: false });
  contents.keepOnly(new Set(["truck"]));
  for (const [id, name] of [
    ["truck", "truck.jpg"],
    ["bus", "bus.jpg"],
  ] as const) {
    await expect(contents.toSend(id, name)).rejects.toMatchObject({
      kind: "refused",
      message: `${name} can no longer be read on this device. Please choose it again.`,
    });
  }
});
