import { use } from "react";
import { sitePath } from "#app/language/paths.ts";
import { BusinessNameContext, useAdminText } from "../kit/page/admin-text.ts";
import { LogOut } from "./log-out.tsx";

export function AdminHeader({ name, email }: { name: string; email: string }) {
  const { layout: text, language } = useAdminText();
  return (
    <header className="col-span-2 bg-indigo text-paper">
      <div className="flex min-h-12 items-center gap-2 px-4 sm:gap-3 md:min-h-16 md:px-8">
        <a href={sitePath(language, "/")} className="inline-flex min-h-11 items-center font-display text-lg">
          {use(BusinessNameContext)}
        </a>
        <span className="plate whitespace-nowrap">{text.backOffice}</span>
        <span className="ml-auto hidden truncate text-sm text-indigo-pale md:inline">{`${name}, ${email}`}</span>
        <LogOut />
      </div>
      <div className="band max-md:h-2.5 max-md:bg-[length:40px_10px]" aria-hidden="true" />
    </header>
  );
}
