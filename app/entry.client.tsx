import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Language } from "#content/languages.ts";
import type { Catalogue } from "#content/texts.ts";
import { LanguageProvider } from "./language/language.tsx";
import { languageOfPath } from "./language/paths.ts";
import { keepOwnRoutes } from "./own-routes.ts";

const catalogues: Record<Language, () => Promise<{ catalogue: Catalogue }>> = {
  en: () => import("#content/en/catalogue.ts"),
  hi: () => import("#content/hi/catalogue.ts"),
  mr: () => import("#content/mr/catalogue.ts"),
};

const language = languageOfPath(window.location.pathname);
const { catalogue } = await catalogues[language]();
keepOwnRoutes(window.__reactRouterManifest, window.location.pathname);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider language={language} catalogue={catalogue} origin={window.location.origin}>
        <HydratedRouter />
      </LanguageProvider>
    </StrictMode>,
  );
});
