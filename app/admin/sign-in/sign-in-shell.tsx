import { type ReactNode, useEffect, useRef } from "react";
import { sitePath } from "#app/language/paths.ts";
import { LanguageChoice } from "../kit/language/language-choice.tsx";
import { useAdminText, usePageTitle } from "../kit/page/admin-text.ts";
import { EarlyPress } from "../kit/page/early-press.tsx";

export const quietLink = "inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline";

export function SignInShell({ title, children }: { title: string; children: ReactNode }) {
  const { session: text, language } = useAdminText();
  const heading = useFocusOnChange(title);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-10">
      <title>{usePageTitle(title)}</title>
      <EarlyPress />
      <div className="panel overflow-hidden">
        <div className="band" aria-hidden="true" />
        <div className="p-6">
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
            {title}
          </h1>
          {children}
        </div>
      </div>
      <a href={sitePath(language, "/")} className={`${quietLink} mt-4 self-center`}>
        {text.backToSite}
      </a>
      <div className="mt-2 self-center">
        <LanguageChoice />
      </div>
    </main>
  );
}

function useFocusOnChange(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current !== title) heading.current?.focus();
    before.current = title;
  }, [title]);
  return heading;
}
