import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";
import { type FieldErrors, useFieldErrors } from "./use-field-errors.ts";

type Options<Form> = {
  /** Begins the ids of its fields. */
  id: string;
  first: Form;
  faultsOf: (form: Form) => FieldErrors<keyof Form & string>;
  /** What the fields are called, in the order of the page. */
  labels: { [Name in keyof Form & string]?: string };
  /** It was already sent, without scripts, and came back. */
  isSent?: boolean;
};

/** A form: what stands in it, and what is wrong with it as far as the guest should hear of it by now. */
export function useForm<Form extends object>({ id, first, faultsOf, labels, isSent = false }: Options<Form>) {
  type Name = keyof Form & string;
  const [form, setForm] = useState(first);
  const idOf = (name: Name) => `${id}-${name}`;
  const fields = Object.entries(labels).map(([name, label]) => ({
    name: name as Name,
    id: idOf(name as Name),
    label: String(label),
  }));
  const { forgive, ...faults } = useFieldErrors<Name>(fields, faultsOf(form), isSent);
  const takeEarly = useEffectEvent(() => setForm((before) => ({ ...before, ...typedEarly(before, idOf) })));
  useEffect(() => takeEarly(), []);
  function change(changed: Partial<Form>) {
    setForm((before) => ({ ...before, ...changed }));
    for (const name of Object.keys(changed)) forgive(name as Name);
  }
  return { ...faults, form, change, idOf };
}

/** Boxes keep what was typed into them before anybody listened. */
function typedEarly<Form extends object>(form: Form, idOf: (name: keyof Form & string) => string): Partial<Form> {
  const typed = Object.entries(form).flatMap(([name, value]) => {
    const box = document.getElementById(idOf(name as keyof Form & string));
    const isBox = box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
    return isBox && box.name === name && typeof value === "string" && box.value !== value ? [[name, box.value]] : [];
  });
  return Object.fromEntries(typed) as Partial<Form>;
}

export type FormOf<Form extends object> = ReturnType<typeof useForm<Form>>;

/** What a box for one text of a form needs. */
export function textFieldProps<Form extends object, Name extends keyof Form & string>(form: FormOf<Form>, name: Name) {
  return {
    id: form.idOf(name),
    name,
    value: String(form.form[name] ?? ""),
    error: form.errorOf(name),
    onChange: (text: string) => form.change({ [name]: text } as unknown as Partial<Form>),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A complaint that comes while a button is pressed would push the button away from under the finger.
      if (!isSubmit(relatedTarget)) form.leave(name);
    },
  };
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === "submit";
}
