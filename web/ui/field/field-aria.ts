export type FieldWords = {
  label: string;
  /** Stands under the label, before the guest types. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Adds "Optional" to the label; everything else is expected to be filled in. */
  isOptional?: boolean;
};

/** What ties a control to its hint and its error. */
export function fieldAria(id: string, { hint, error }: Pick<FieldWords, "hint" | "error">) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}
