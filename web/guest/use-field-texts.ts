import type { FieldRule } from "#domain/problem/field-rules.ts";
import { useWords } from "#web/i18n/use-words.ts";

/** The sentence of a broken rule; the one about guests names how many the home takes. */
export function useFieldTexts(capacity: number): (rule: FieldRule) => string {
  const words = useWords("field");
  return (rule) => {
    const text = words[rule];
    return typeof text === "function" ? text({ n: capacity }) : text;
  };
}
