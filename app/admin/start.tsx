import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DocumentProvider } from "../document.tsx";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentProvider value={{ kind: "admin", language: "en", entryModule: "", structuredData: null }}>
        <HydratedRouter />
      </DocumentProvider>
    </StrictMode>,
  );
});
