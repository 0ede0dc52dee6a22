import type { RouterContextProvider } from "react-router";
import { siteContentContext } from "#app/context.server.ts";
import { bodyTypeSlugs } from "#content/services.server.ts";
import type { ListName } from "#domain/site-texts/list-shapes.ts";
import type { Option } from "../../../kit/form/field.tsx";
import { adminTextContext } from "../../../kit/page/admin-text.ts";

export function listChoices(context: Readonly<RouterContextProvider>, name: ListName): Option[] {
  const { language, words } = context.get(adminTextContext);
  if (name === "brands") {
    const sizes = (["small", "large"] as const).map((value) => ({ value, label: words.logoSizes[value] }));
    return [{ value: "", label: words.logoSizes.normal }, ...sizes];
  }
  const { bodyTypes } = context.get(siteContentContext).textsOf(language);
  const bodies = bodyTypeSlugs.map((value) => ({ value, label: bodyTypes[value].title }));
  return [{ value: "", label: words.noChoice }, ...bodies];
}
