import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languages } from "#domain/site/language.ts";
import { loadLate, type Namespace } from "./i18n/late-words.ts";
import { loadMessages } from "./i18n/load-messages.ts";

const language = languages.find((known) => known === document.documentElement.lang) ?? "en";

/** The page is already readable; it comes alive once its words are here, so that nothing is rendered twice. */
const parts = (document.documentElement.dataset.words ?? "").split(" ").filter(Boolean) as Namespace[];
await Promise.all([loadMessages(language), ...parts.map((part) => loadLate(language, part))]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
