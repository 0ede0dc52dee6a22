import { expect, test } from "vitest";
import { readPreset } from "./preset.server.ts";

const presetOf = (query: string) => readPreset(new URLSearchParams(query), "en");

test("a service asks for a quote [CON-12]", () => {
  expect(presetOf("service=Denting")).toEqual({ service: "Denting", inquiry: "quote" });
});

test("the inquiry may be said without a service [CON-12]", () => {
  expect(presetOf("inquiry=service")).toEqual({ service: null, inquiry: "service" });
});

test.each(["", "inquiry=none&service=none", "inquiry=__proto__"])("%j says nothing [CON-12]", (query) => {
  expect(presetOf(query)).toEqual({ service: null, inquiry: "general" });
});
