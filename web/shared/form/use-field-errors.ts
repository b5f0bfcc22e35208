import { useState } from "react";
import { type FieldRule, fieldRules } from "#domain/problem/field-rules.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { problemOf } from "#web/lib/api/api-problem.ts";

/** The rule that each invalid field breaks. */
export type FieldErrors<Name extends string> = Partial<Record<Name, FieldRule>>;

/** The fields of a form in the order of the page. A field without a label is one whose error text names it. */
export type FormFields<Name extends string> = readonly { name: Name; id: string; label?: string | undefined }[];

type Options = {
  /** The form was submitted without JavaScript and came back to be corrected. */
  isSubmitted?: boolean;
  /** The number in the text of a rule that has one, such as how many guests a property takes. */
  ruleNumber?: number;
};

/**
 * The errors of a form that the guest should see: those of fields they left, and all of them after a submit. An error
 * from the server stays until its field is changed.
 */
export function useFieldErrors<Name extends string>(
  fields: FormFields<Name>,
  found: FieldErrors<Name>,
  { isSubmitted = false, ruleNumber = 0 }: Options = {},
) {
  const words = useNamespace("field");
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  const [attempt, setAttempt] = useState(isSubmitted ? 1 : 0);
  const [fromServer, setFromServer] = useState<FieldErrors<Name>>({});
  const errors: FieldErrors<Name> = { ...fromServer, ...found };
  const errorOf = (name: Name): string | undefined => {
    const rule = errors[name];
    if (!rule || !(attempt > 0 || touched.has(name) || fromServer[name])) return undefined;
    const text = words[rule];
    return typeof text === "function" ? text({ n: ruleNumber }) : text;
  };
  return {
    isValid: Object.keys(found).length === 0,
    errorOf,
    /** The guest left a field. */
    touch: (name: Name) => setTouched((before) => new Set(before).add(name)),
    /** The guest changed a field, so the server's error may no longer hold. */
    clearServerError: (name: Name) =>
      setFromServer((before) => (before[name] ? { ...before, [name]: undefined } : before)),
    /** The submitted form is invalid: shows all errors and moves the focus to the first. */
    showErrors: (serverErrors: FieldErrors<Name> = {}) => {
      setFromServer(serverErrors);
      setAttempt((before) => before + 1);
    },
    attempt,
    problems: fields.flatMap(({ name, id, label }) => {
      const text = errorOf(name);
      return text ? [{ fieldId: id, message: label ? `${label}: ${text}` : text }] : [];
    }),
  };
}

/**
 * The rules that fields broke, by the names that the API gives them; `null` when it names no field. `parent` is the object
 * of the payload that holds the fields, as in `traveller.email`.
 */
export function fieldErrorsOf<Name extends string>(error: unknown, parent?: string): FieldErrors<Name> | null {
  const entries = Object.entries(problemOf(error)?.fields ?? {})
    .filter(([, rule]) => fieldRules.some((known) => known === rule))
    .map(([path, rule]) => [parent ? path.split(".").find((part) => part !== parent) : path, rule]);
  return entries.length > 0 ? (Object.fromEntries(entries) as FieldErrors<Name>) : null;
}
