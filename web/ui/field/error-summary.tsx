import { CircleAlert } from "lucide-react";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Icon } from "../display/icon.tsx";

export type FieldProblem = { fieldId: string; message: string };

type Props = {
  problems: readonly FieldProblem[];
  /** Counts the failed submits; every new one moves the focus. */
  attempt: number;
};

/** After a submit, one problem moves the focus to its field, several to this list of links. */
export function ErrorSummary({ problems, attempt }: Props) {
  const t = useMessages();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);

  useEffect(() => {
    const [first] = problems;
    if (attempt <= answered.current || !first) return;
    answered.current = attempt;
    if (box.current) box.current.focus();
    else focusField(first.fieldId);
  }, [attempt, problems]);

  if (problems.length < 2) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-card border-2 border-danger bg-danger-soft p-4 text-text"
    >
      <p id={titleId} className="type-h3 flex items-start gap-2">
        <Icon icon={CircleAlert} className="mt-[calc((1lh-20px)/2)] text-danger" />
        {t.ui.errorSummary}
      </p>
      <ul className="mt-1 ps-7">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => goToField(event, fieldId)}
              className="inline-flex min-h-11 items-center text-danger underline underline-offset-4 hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToField(event: MouseEvent, fieldId: string): void {
  if (focusField(fieldId)) event.preventDefault();
}

/** A group of options cannot have the focus, so its chosen or first option takes it. */
function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  const target = field?.matches("fieldset")
    ? (field.querySelector<HTMLElement>("input:checked") ?? field.querySelector<HTMLElement>("input"))
    : field;
  target?.focus();
  return Boolean(target);
}
