import { expect, test } from "vitest";
import { defaultFacts } from "#content/business.ts";
import { facts } from "#content/en/admin/facts.ts";
import { factsSchema } from "#domain/facts/facts-schema.ts";
import { type FormShape, formOf } from "#domain/values/schema.ts";
import { withIds, withoutBlankEntries } from "../documents/entries.ts";
import { formValues, inOrder, rowsOf, sentFields, sentPath, withNewEntry } from "./section-values.ts";

const { social, hours, prices, address, closures } = factsSchema.shape;
const list = formOf(social, defaultFacts.social);
const stored = { "list.0.name": "Instagram", "list.0.url": "https://instagram.com/rathkar" };

test("every fact has a name in the form [ADM-10]", () => {
  const standards: Readonly<Record<string, unknown>> = defaultFacts;
  const { samples: _switch, ...shown } = factsSchema.shape;
  const names = Object.entries(shown).flatMap(([section, schema]) =>
    formOf(schema, standards[section]).rows.flatMap(({ fields }) => fields.map(({ name }) => name)),
  );
  expect(names.filter((name) => !(name in facts.fields))).toEqual([]);
});

test("entries of a list are added and removed, and blank ones are not sent", () => {
  const one = formValues(list, stored);
  const three = withNewEntry(list, withNewEntry(list, one, "b"), "c");
  const filled = withoutBlankEntries({ ...three, "c.name": "YouTube" });
  expect(sentFields(list, filled)).toEqual({ ...stored, "list.1.name": "YouTube", "list.1.url": "" });
  expect(sentPath(list, filled, "c.url")).toBe("list.1.url");
  expect(sentFields(list, withIds(one, []))).toEqual({});
});

test("the form of a section is what its schema describes, in its order", () => {
  expect(list).toEqual({
    most: 8,
    rows: [
      {
        fields: [
          { path: "name", name: "name", type: "text" },
          { path: "url", name: "url", type: "url" },
        ],
      },
    ],
  });
  expect(formOf(hours, defaultFacts.hours).rows[0]).toEqual({
    group: "Monday",
    fields: [
      { path: "Monday.opens", name: "opens", type: "time" },
      { path: "Monday.closes", name: "closes", type: "time" },
    ],
  });
  expect(formOf(prices, defaultFacts.prices).rows.map(({ group }) => group)).toEqual(
    Object.keys(defaultFacts.prices),
  );
  expect(
    formOf(address, defaultFacts.address).rows.map(({ fields }) => fields.map(({ path }) => path)),
  ).toEqual([
    ["en.street", "en.city", "en.state"],
    ["hi.street", "hi.city", "hi.state"],
    ["mr.street", "mr.city", "mr.state"],
    ["postalCode", "pin"],
  ]);
});

test("what is given in each language is asked for in the reader's first; all else keeps its place [FACT-17]", () => {
  const pathsOf = (form: FormShape, values = {}) =>
    inOrder(rowsOf(form, values), ["mr", "en", "hi"]).map(({ fields }) => fields.map(({ path }) => path));
  expect(pathsOf(formOf(address, defaultFacts.address))).toEqual([
    ["mr.street", "mr.city", "mr.state"],
    ["en.street", "en.city", "en.state"],
    ["hi.street", "hi.city", "hi.state"],
    ["postalCode", "pin"],
  ]);
  const form = formOf(closures, defaultFacts.closures);
  expect(pathsOf(form, withNewEntry(form, {}, "a"))).toEqual([
    ["a.from", "a.to", "a.notice.mr", "a.notice.en", "a.notice.hi"],
  ]);
});
