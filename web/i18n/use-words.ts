import { use } from "react";
import { lateAtHand, loadLate, type Namespace } from "./late-words.ts";
import { useLanguage } from "./messages-context.tsx";
import { settled } from "./settled.ts";

/** The words of one part of a page. Suspends until they have come; an island brings its own. */
export function useWords<Name extends Namespace>(name: Name) {
  const language = useLanguage();
  const words = lateAtHand(language, name);
  return use(words ? settled(words) : loadLate(language, name));
}
