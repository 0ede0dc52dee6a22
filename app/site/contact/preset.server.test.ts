import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { readPreset } from "./preset.server.ts";

const emptyGallery = { project: () => Promise.resolve(null) };

const presetOf = (query: string) =>
  readPreset(new URLSearchParams(query), { language: "en", gallery: emptyGallery, textsOf });

test("a service asks for a quote [CON-12]", async () => {
  expect(await presetOf("service=Denting")).toEqual({
    service: "Denting",
    project: null,
    painting: null,
    inquiry: "quote",
  });
});

test("the inquiry may be said without a service [CON-12]", async () => {
  expect(await presetOf("inquiry=service")).toEqual({
    service: null,
    project: null,
    painting: null,
    inquiry: "service",
  });
});

test.each(["", "inquiry=none&service=none&project=none", "inquiry=__proto__"])(
  "%j says nothing [CON-12]",
  async (query) => {
    expect(await presetOf(query)).toEqual({
      service: null,
      project: null,
      painting: null,
      inquiry: "general",
    });
  },
);
