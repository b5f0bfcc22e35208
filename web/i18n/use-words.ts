import { use } from "react";
import { lateAtHand, loadLate, type Namespace } from "./late-words.ts";
import { useLanguage } from "./messages-context.tsx";

/** The words of one part of a page. Suspends until they have come; a route that names them in its `handle` never waits. */
export function useWords<Name extends Namespace>(name: Name) {
  const language = useLanguage();
  return lateAtHand(language, name) ?? use(loadLate(language, name));
}
