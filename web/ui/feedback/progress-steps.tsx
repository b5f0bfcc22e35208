import { Check } from "lucide-react";
import { Link } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Icon } from "../display/icon.tsx";

export type ProgressStep = { id: string; label: string; href?: string };

type Props = { steps: readonly ProgressStep[]; current: string; label: string };

/** The steps of the checkout; a narrow phone names only the current one. Only completed steps may be links. */
export function ProgressSteps({ steps, current, label }: Props) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-2 max-[359px]:gap-1">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={index === at ? "step" : undefined}
            className={`flex min-w-0 items-center gap-2 max-[359px]:gap-1 ${index > 0 ? "grow" : ""}`}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`h-0.5 min-w-4 grow max-[359px]:min-w-2 ${index <= at ? "bg-primary" : "bg-border"}`}
              />
            )}
            <StepLabel step={step} number={index + 1} state={stateOf(index, at)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type State = "done" | "current" | "ahead";

const stateOf = (index: number, at: number): State => (index < at ? "done" : index === at ? "current" : "ahead");

const stepClasses: Record<State, { mark: string; text: string }> = {
  done: { mark: "bg-primary text-on-primary", text: "text-text" },
  current: { mark: "bg-primary-soft text-primary ring-2 ring-primary", text: "font-bold text-text" },
  ahead: { mark: "bg-sunken text-muted", text: "text-muted" },
};

function StepLabel({ step, number, state }: { step: ProgressStep; number: number; state: State }) {
  const t = useMessages();
  const { mark, text } = stepClasses[state];
  const content = (
    <>
      <span className={`type-caption flex size-7 shrink-0 items-center justify-center rounded-pill font-bold ${mark}`}>
        {state === "done" ? <Icon icon={Check} size="s" /> : number}
      </span>
      <span className={`type-small ${text} ${state === "current" ? "" : "max-[399px]:sr-only"}`}>{step.label}</span>
      {state === "done" && <span className="sr-only">{t.ui.stepDone}</span>}
    </>
  );
  const box = "flex min-h-11 items-center gap-2 max-[359px]:gap-1";
  if (state !== "done" || !step.href) return <span className={box}>{content}</span>;
  return (
    <Link to={step.href} className={`${box} rounded-control-sm underline-offset-4 hover:underline`}>
      {content}
    </Link>
  );
}
