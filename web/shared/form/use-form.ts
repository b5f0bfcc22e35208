import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type FieldErrors, useFieldErrors } from "./use-field-errors.ts";

type Options<Values> = {
  /** The prefix of its fields' ids. */
  id: string;
  initial: Values;
  /** Values that were stored in this browser; read after hydration. */
  stored?: () => Partial<Values>;
  validate: (values: Values) => FieldErrors<keyof Values & string>;
  /** The labels of the fields, in the order of the page. */
  labels: { [Name in keyof Values & string]?: string | undefined };
  isSubmitted?: boolean;
  ruleNumber?: number;
};

/** The values of a form and their errors; see `useFieldErrors` for when an error is shown. */
export function useForm<Values extends object>({ id, initial, stored, validate, labels, ...options }: Options<Values>) {
  type Name = keyof Values & string;
  const [values, setValues] = useState(initial);
  const idOf = (name: Name) => `${id}-${name}`;
  const fields = Object.entries(labels).map(([name, label]) => ({
    name: name as Name,
    id: idOf(name as Name),
    label: label as string | undefined,
  }));
  const { clearServerError, ...errors } = useFieldErrors<Name>(fields, validate(values), options);
  const restore = useEffectEvent(() =>
    setValues((before) => {
      const found = { ...stored?.(), ...typedEarly(before, idOf) };
      return Object.keys(found).length > 0 ? { ...before, ...found } : before;
    }),
  );
  const isRestored = useRef(false);
  // A layout effect, because a press from before hydration is repeated right after the other effects. It runs again when a
  // part that was waited for hid the form; then the document may be older than the values.
  useLayoutEffect(() => {
    if (!isRestored.current) restore();
    isRestored.current = true;
  }, []);
  function change(changed: Partial<Values>) {
    setValues((before) => ({ ...before, ...changed }));
    for (const name of Object.keys(changed)) clearServerError(name as Name);
  }
  return { ...errors, values, change, idOf };
}

/** What the guest typed or chose before hydration. */
function typedEarly<Values extends object>(
  values: Values,
  idOf: (name: keyof Values & string) => string,
): Partial<Values> {
  const typed = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const input = inputOf(idOf(name as keyof Values & string), name);
    if (!isInput(input) || input.name !== name) return [];
    if (typeof value === "boolean") {
      const isChecked = input instanceof HTMLInputElement && input.checked;
      return isChecked === value ? [] : [[name, isChecked]];
    }
    if (typeof value === "string") return input.value === value ? [] : [[name, input.value]];
    return isPhone(value) && input.value !== value.number ? [[name, { ...value, number: input.value }]] : [];
  });
  return Object.fromEntries(typed) as Partial<Values>;
}

/** The field, or what is chosen in the group of radio buttons. */
function inputOf(id: string, name: string): Element | null {
  const element = document.getElementById(id);
  return element?.querySelector(`input[type="radio"][name="${name}"]:checked`) ?? element;
}

function isInput(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => element instanceof kind);
}

function isPhone(value: unknown): value is { number: string } {
  return typeof value === "object" && value !== null && "number" in value;
}

export type FormOf<Values extends object> = ReturnType<typeof useForm<Values>>;

/** The props of an input for one text of a form. */
export function textFieldProps<Values extends object, Name extends keyof Values & string>(
  form: FormOf<Values>,
  name: Name,
) {
  return {
    id: form.idOf(name),
    name,
    value: String(form.values[name] ?? ""),
    error: form.errorOf(name),
    onChange: (text: string) => form.change({ [name]: text } as unknown as Partial<Values>),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // An error that appears while the submit button is pressed would move the button away from the pointer.
      if (!isSubmit(relatedTarget)) form.touch(name);
    },
  };
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === "submit";
}
