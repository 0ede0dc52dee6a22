import { useLocation } from "react-router";
import { languages } from "#content/languages.ts";
import { useAdminText } from "../page/admin-text.ts";

/** Not the router's form: the other language needs a new document. */
export function LanguageChoice() {
  const { language: chosen, layout } = useAdminText();
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action="/admin/language"
      aria-label={layout.language}
      className="flex flex-wrap gap-2"
    >
      <input type="hidden" name="to" value={pathname + search} />
      {languages.map(({ code, nativeName }) => (
        <button
          key={code}
          type="submit"
          name="language"
          value={code}
          lang={code}
          aria-pressed={code === chosen}
          className={`min-h-11 min-w-11 rounded-md border-2 px-3 text-sm font-bold ${
            code === chosen ? "border-ink bg-marigold" : "border-line bg-sheet hover:border-steel"
          }`}
        >
          {nativeName}
        </button>
      ))}
    </form>
  );
}

export function LanguageSection() {
  const { language } = useAdminText().layout;
  return (
    <section aria-labelledby="language">
      <h2 id="language" className="mb-3 text-lg">
        {language}
      </h2>
      <LanguageChoice />
    </section>
  );
}
