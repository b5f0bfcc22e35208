import { use } from "react";
import { lateAtHand, loadLate, type Namespace } from "./late-words.ts";
import { useLanguage } from "./messages-context.tsx";

/** The words of one part of a page. Suspends until they have come; a route that names them in its `handle` never waits. */
export function useWords<Name extends Namespace>(name: Name) {
  const language = useLanguage();
  const words = lateAtHand(language, name);
  // A render that waited must ask the same way again, also when the words have come meanwhile.
  return use(words ? settled(words) : loadLate(language, name));
}

/** A promise that React reads at once, without waiting a tick. */
function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: "fulfilled", value });
}
