import { expect, test } from "vitest";
import { createPaintings } from "./paintings.ts";

const lettering = { outline: async () => ({ drawing: "", width: 0 }) };

test("a picture is made once for all who ask for it meanwhile and later [PNT-4]", async () => {
  const made: string[] = [];
  const paintings = createPaintings({
    lettering,
    encode: async (svg) => {
      made.push(svg);
      return Buffer.from(svg);
    },
  });
  const ask = () => paintings.picture("?cab=rani", async () => "<svg/>");
  const pictures = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
  expect(pictures.map(String)).toEqual(Array(4).fill("<svg/>"));
  expect(made).toEqual(["<svg/>"]);
});

test("one picture is made at a time [PNT-4]", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let atOnce = 0;
  const paintings = createPaintings({
    lettering,
    encode: async (svg) => {
      atOnce++;
      expect(atOnce).toBe(1);
      await promise;
      atOnce--;
      return Buffer.from(svg);
    },
  });
  const asked = Array.from({ length: 40 }, (_, number) =>
    paintings.picture(String(number), async () => `${number}`),
  );
  resolve();
  expect((await Promise.all(asked)).map(String)).toEqual(Array.from(asked.keys(), String));
});

test("a drawing that fails is tried again the next time", async () => {
  const paintings = createPaintings({ lettering, encode: async (svg) => Buffer.from(svg) });
  const fails = paintings.picture("a", () => Promise.reject(new Error("no")));
  await expect(fails).rejects.toThrow("no");
  expect(String(await paintings.picture("a", async () => "y"))).toBe("y");
});
