import type { ReactNode } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";

const COUNT = 3;

/** Which step of the form a phone shows. On a desktop, and without JavaScript, all steps are shown. */
export function BuySteps({ current }: { current: number }) {
  const { steps } = useNamespace("gift");
  const names = [steps.card, steps.recipient, steps.you];
  return (
    <ol
      aria-label={steps.label}
      className="grid grid-cols-3 gap-2 text-center type-small desktop:hidden noscript:hidden"
    >
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={`border-t-3 pt-2 ${index <= current ? "border-primary text-primary" : "border-border text-text-2"}`}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

type StepProps = {
  number: number;
  current: number;
  title: string;
  hint?: string;
  onNext?: () => void;
  onBack?: () => void;
  children: ReactNode;
};

/** One part of the form. */
export function Step({ number, current, title, hint, onNext, onBack, children }: StepProps) {
  const words = useNamespace("gift");
  const isOpen = number === current;
  return (
    <section
      aria-labelledby={`gift-step-${number}`}
      className={`gap-4 rounded-card border border-border bg-surface p-4 sm:p-6 desktop:grid noscript:grid ${isOpen ? "grid" : "hidden"}`}
    >
      <div>
        <h2 id={`gift-step-${number}`} tabIndex={-1} className="text-text type-h2">
          {title}
        </h2>
        <p className="text-text-2 type-small desktop:hidden noscript:hidden">
          {words.steps.of({ n: String(number + 1), all: String(COUNT) })}
        </p>
        {hint && <p className="mt-1 text-text-2 type-body">{hint}</p>}
      </div>
      {children}
      {(onNext || onBack) && (
        <div className="flex gap-3 desktop:hidden noscript:hidden">
          {onBack && (
            <Button variant="secondary" onPress={onBack}>
              {words.back}
            </Button>
          )}
          {onNext && (
            <Button full onPress={onNext}>
              {words.next}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
