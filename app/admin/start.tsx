import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import type { AdminText } from "#content/texts.ts";
import { listenForBack } from "./kit/dialog/back-closes.tsx";
import { AdminTextContext, adminTextContext, BusinessNameContext } from "./kit/page/admin-text.ts";

export function startBackOffice(text: AdminText): void {
  function contextWithText() {
    const context = new RouterContextProvider();
    context.set(adminTextContext, text);
    return context;
  }

  listenForBack();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AdminTextContext value={text}>
          <BusinessNameContext value={document.documentElement.dataset.business ?? ""}>
            {/* No transitions: what is tapped must show it in the same frame. */}
            <HydratedRouter getContext={contextWithText} useTransitions={false} />
          </BusinessNameContext>
        </AdminTextContext>
      </StrictMode>,
    );
  });
}
