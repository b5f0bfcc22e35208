import type { FieldRule } from "#domain/problem/field-rules.ts";

/** Which rule a typed text breaks: it is missing, its reader makes nothing of it, or `null` when it is fine. */
export function fieldProblem(text: string, rule: FieldRule, read: (text: string) => unknown): FieldRule | null {
  if (text.trim() === "") return "required";
  return read(text) === null ? rule : null;
}
