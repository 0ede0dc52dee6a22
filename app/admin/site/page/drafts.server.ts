import type { RouterContextProvider } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { shapeOf, wordsOf } from "#domain/site-texts/list-shapes.ts";
import { siteLanguages } from "#domain/site-texts/text-rules.ts";
import type { StoredDocument } from "../../kit/documents/stored-document.ts";
import { pathWords } from "../../kit/facts/section-values.ts";
import { differing, type FieldValues } from "../../kit/form/versioned-draft.ts";
import { type AdminText, adminTextContext } from "../../kit/page/admin-text.ts";
import { type ShownPlace, shownPlace } from "../../kit/picture/shown-place.server.ts";
import { itemsIn, nameOfItem } from "../words/list/list-values.ts";
import { type EditedDocument, readDocument } from "./documents.server.ts";

interface Change {
  /** Empty where the document has one field. */
  field: string;
  lang: string | undefined;
  before: string;
  after: string;
}

export interface ShownDraft {
  key: string;
  title: string;
  /** 0 where the default stands. */
  standing: number;
  version: number;
  changes: Change[];
  pictures: { before: ShownPlace; after: ShownPlace } | null;
}

export async function readDrafts(context: Readonly<RouterContextProvider>, url: URL): Promise<ShownDraft[]> {
  const { drafts, sitePictures } = context.get(servicesContext);
  const found = await Promise.all(
    (await drafts.drafts()).map(async ({ key, version }) => {
      const document = await readDocument(context, key, new URL(url.pathname, url));
      if (document === null) return [];
      const { title } = document;
      if (document.kind !== "picture") {
        const standing = document.stored.history[0]?.version ?? 0;
        return [{ key, version, title, standing, changes: changesOf(context, document), pictures: null }];
      }
      const { shown: after } = document.place;
      const { standing } = await sitePictures.draftedPlace(after.place);
      const before = shownPlace(after.place, context.get(siteContentContext));
      return [{ key, version, title, standing: standing.version, changes: [], pictures: { before, after } }];
    }),
  );
  return found.flat();
}

type WithFields = Exclude<EditedDocument, { kind: "picture" }>;

function changesOf(context: Readonly<RouterContextProvider>, document: WithFields): Change[] {
  const text = context.get(adminTextContext);
  const { values, defaults, history }: StoredDocument = document.stored;
  const before = history[0]?.values ?? defaults;
  if (document.kind === "list") return changesOfList(document.name, before, values, text);
  const paths = differing(values, before).filter((path) => path !== "order");
  return paths.map((path) => {
    const lang = siteLanguages.find((language) => path.split(".").at(-1) === language);
    const field =
      document.kind === "facts"
        ? pathWords(text, document.stored.form, path)
        : text.facts.languages[lang ?? "en"];
    return { field, lang, before: before[path] ?? "", after: values[path] ?? "" };
  });
}

function changesOfList(
  name: Extract<EditedDocument, { kind: "list" }>["name"],
  before: FieldValues,
  after: FieldValues,
  { facts, words, language }: AdminText,
): Change[] {
  const shape = shapeOf(name);
  const [old, now] = [itemsIn(before, shape), itemsIn(after, shape)];
  const namesOf = (items: typeof now) => items.map((item) => nameOfItem(item, shape, language)).join(" · ");
  const isSameOrder = old.map(({ id }) => id).join() === now.map(({ id }) => id).join();
  const order = {
    field: words.lists[name].title,
    lang: undefined,
    before: namesOf(old),
    after: namesOf(now),
  };
  const labels: Readonly<Record<string, string>> = words.itemFields;
  const inItems = now.flatMap((item) => {
    const standing = old.find(({ id }) => id === item.id);
    if (standing === undefined) return [];
    return Object.keys(shape.fields).flatMap((field) =>
      siteLanguages.flatMap((lang) => {
        const [was, is] = [wordsOf(standing, field)[lang], wordsOf(item, field)[lang]];
        const values = { label: labels[field] ?? field, language: facts.languages[lang] };
        return was === is
          ? []
          : [{ field: fillPlaceholders(facts.inLanguage, values), lang, before: was, after: is }];
      }),
    );
  });
  return isSameOrder ? inItems : [order, ...inItems];
}
