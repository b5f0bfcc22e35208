import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Icon } from "../display/icon.tsx";
import type { FieldWords } from "./field-aria.ts";

type Props = FieldWords & { id: string; children: ReactNode };

/** The label, the hint, the control, and its error. */
export function Field({ id, label, hint, error, isOptional, children }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="type-small font-semibold text-text">
        <LabelText label={label} isOptional={isOptional} />
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function LabelText({ label, isOptional }: Pick<FieldWords, "label" | "isOptional">) {
  const t = useMessages();
  return (
    <>
      {label}
      {isOptional && <span className="font-normal text-muted"> ({t.ui.optional})</span>}
    </>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="type-small text-text-2">
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="type-small flex items-start gap-1.5 text-danger">
      <Icon icon={CircleAlert} size="s" className="mt-[calc((1lh-16px)/2)]" />
      {error}
    </p>
  );
}
