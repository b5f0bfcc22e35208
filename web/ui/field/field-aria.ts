export type FieldWords = {
  label: string;
  /** Shown below the label. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Adds "Optional" to the label; all other fields are required. */
  isOptional?: boolean;
};

/** The attributes that connect a control to its hint and its error. */
export function fieldAria(id: string, { hint, error }: Pick<FieldWords, "hint" | "error">) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}
