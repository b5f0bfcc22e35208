import type { FieldRule } from "#domain/problem/field-rules.ts";

/** The rule that a typed text breaks: missing or invalid; `null` if it is valid. */
export function fieldProblem(text: string, rule: FieldRule, read: (text: string) => unknown): FieldRule | null {
  if (text.trim() === "") return "required";
  return read(text) === null ? rule : null;
}
