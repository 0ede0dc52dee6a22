import type { ReactNode } from "react";
import { useTranslate } from "#app/language/language.tsx";
import { CallBar } from "./call-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Header, footer and the phone's bottom bar around a public page. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="flex min-h-dvh flex-col pb-14 lg:pb-0">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-md bg-ink px-4 py-3 font-bold text-white focus:translate-y-0"
      >
        {t("site.skipToContent")}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <CallBar />
    </div>
  );
}
