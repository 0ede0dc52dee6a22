import type { RouterContextProvider } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { siteContentDrafted } from "#app/site-content.server.ts";
import { factWordsOf } from "#content/site-texts.server.ts";
import type { ListName } from "#domain/site-texts/list-shapes.ts";
import { listNames } from "#domain/site-texts/lists.ts";
import type { TextWithHistory } from "#domain/site-texts/site-texts.ts";
import type { FilledIn } from "#domain/site-texts/text-rules.ts";
import type { StoredDocument } from "../../kit/documents/stored-document.ts";
import { documentOfSection, type SectionDocument } from "../../kit/facts/save-facts.server.ts";
import { type FormSection, sectionOrder } from "../../kit/facts/section-values.ts";
import type { Option } from "../../kit/form/field.tsx";
import { loadPlace } from "../pictures/place/load-place.server.ts";
import type { LoadedPlace } from "../pictures/place/place-form.tsx";
import { listChoices } from "../words/list/list-choices.server.ts";
import { documentOfList } from "../words/list/save-list.server.ts";
import { documentOfText } from "../words/text/save-text.server.ts";
import { readKey, titleOfDocument } from "./document-titles.server.ts";

type Context = Readonly<RouterContextProvider>;

export type EditedDocument = { key: string; entry: string | undefined; title: string; isDraft: boolean } & (
  | { kind: "text"; text: TextWithHistory; stored: StoredDocument }
  | {
      kind: "list";
      name: ListName;
      stored: StoredDocument;
      facts: FilledIn;
      choices: Option[];
    }
  | { kind: "facts"; section: FormSection; stored: SectionDocument }
  | { kind: "picture"; place: LoadedPlace }
);

export async function readDocument(
  context: Context,
  marked: string,
  url: URL,
): Promise<EditedDocument | null> {
  const { facts, siteTexts, sitePictures } = context.get(servicesContext);
  const { folder, name, entry } = readKey(marked);
  const key = `${folder}/${name}`;
  const document = { key, entry, title: titleOfDocument(context, key) };
  if (folder === "texts") {
    const text = await siteTexts.draftedText(name);
    if (text === null) return null;
    const stored = documentOfText(text);
    return { ...document, kind: "text", text, stored, isDraft: isDraft(stored) };
  }
  if (folder === "lists") {
    const list = listNames.safeParse(name).data;
    if (list === undefined) return null;
    const stored = documentOfList(list, await siteTexts.draftedList(list));
    const words = factWordsOf(context.get(siteContentContext).business).en;
    const form = { stored, facts: words, choices: listChoices(context, list) };
    return { ...document, kind: "list", name: list, ...form, isDraft: isDraft(stored) };
  }
  if (folder === "facts") {
    const section = sectionOrder.find((known) => known === name);
    if (section === undefined) return null;
    const stored = documentOfSection(section, await facts.draftedSection(section));
    return { ...document, kind: "facts", section, stored, isDraft: isDraft(stored) };
  }
  if (folder !== "pictures") return null;
  const site = await siteContentDrafted(context.get(servicesContext));
  const { open, standing } = await sitePictures.draftedPlace(name);
  const place = await loadPlace(context, { name, url, site, stored: async () => open });
  return place && { ...document, kind: "picture", place, isDraft: open.version !== standing.version };
}

function isDraft({ version, history }: StoredDocument): boolean {
  return version !== (history[0]?.version ?? 0);
}
