import type { AdminText } from "#content/texts.ts";

/** The words of the language that the document is written in; each language is a file of its own. */
export async function loadAdminText(language: string): Promise<AdminText> {
  const { adminText } = await (language === "hi"
    ? import("#content/hi/admin/index.ts")
    : language === "mr"
      ? import("#content/mr/admin/index.ts")
      : import("#content/en/admin/index.ts"));
  return adminText;
}
