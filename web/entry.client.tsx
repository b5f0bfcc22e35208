import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languages } from "#domain/language/language.ts";
import { loadMessages } from "./i18n/load-messages.ts";

const language = languages.find((known) => known === document.documentElement.lang) ?? "en";

/** The page is already readable. It hydrates after its messages have loaded, so that nothing renders twice. */
await loadMessages(language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
