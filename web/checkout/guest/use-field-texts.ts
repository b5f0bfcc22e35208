import type { FieldRule } from "#domain/problem/field-rules.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { FieldName } from "./field-ids.ts";

/** The sentence of a broken rule; the one about guests names how many the home takes. */
export function useFieldTexts(capacity: number): (rule: FieldRule) => string {
  const words = useNamespace("field");
  return (rule) => {
    const text = words[rule];
    return typeof text === "function" ? text({ n: capacity }) : text;
  };
}

/** What the boxes are called in a list of problems; a consent needs no name, its sentence says what it is. */
export function useFieldLabels(): Partial<Record<FieldName, string>> {
  const { firstName, lastName, email, phone, who, arrival, nationality, note } = useNamespace("guest");
  return { firstName, lastName, email, phone, guestCount: who, arrivalTime: arrival, nationality, note };
}
