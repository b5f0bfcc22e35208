import { useState } from "react";
import { type FieldRule, fieldRules } from "#domain/problem/field-rules.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";

export type FieldErrors<Name extends string> = Partial<Record<Name, FieldRule>>;

/** The fields of a form in the order of the page: what each is called and the id of its control. */
export type FormFields<Name extends string> = readonly { name: Name; id: string; label: string }[];

/**
 * What is wrong with a form, as far as the guest should hear of it: a field they left, or everything once they sent it.
 * What the server refused stands until the field is changed. `isSent` is a form that comes back to be corrected.
 */
export function useFieldErrors<Name extends string>(
  fields: FormFields<Name>,
  found: FieldErrors<Name>,
  isSent = false,
) {
  const words = useNamespace("field");
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [attempt, setAttempt] = useState(isSent ? 1 : 0);
  const [refused, setRefused] = useState<FieldErrors<Name>>({});
  const faults: FieldErrors<Name> = { ...refused, ...found };
  const errorOf = (name: Name): string | undefined => {
    const rule = faults[name];
    if (!rule || !(attempt > 0 || left.has(name) || refused[name])) return undefined;
    const text = words[rule];
    return typeof text === "function" ? text({ n: 0 }) : text;
  };
  return {
    isSound: Object.keys(found).length === 0,
    errorOf,
    leave: (name: Name) => setLeft((before) => new Set(before).add(name)),
    /** The guest changed a field: what the server said of it may be past. */
    forgive: (name: Name) => setRefused((before) => (before[name] ? { ...before, [name]: undefined } : before)),
    /** The form was sent and is not sound. */
    fail: (fromServer: FieldErrors<Name> = {}) => {
      setRefused(fromServer);
      setAttempt((before) => before + 1);
    },
    attempt,
    problems: fields.flatMap(({ name, id, label }) => {
      const says = errorOf(name);
      return says ? [{ fieldId: id, message: `${label}: ${says}` }] : [];
    }),
  };
}

/** The rules that fields broke, as the API names them; `null` when it said nothing of fields. */
export function fieldErrorsOf<Name extends string>(error: unknown): FieldErrors<Name> | null {
  const said = error instanceof ApiProblem ? error.body?.error.fields : undefined;
  const entries = Object.entries(said ?? {}).filter(([, rule]) => fieldRules.some((known) => known === rule));
  return entries.length > 0 ? (Object.fromEntries(entries) as FieldErrors<Name>) : null;
}

export function codeOf(error: unknown): number | undefined {
  return error instanceof ApiProblem ? error.body?.error.code : undefined;
}
