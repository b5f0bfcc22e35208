import { useEffect, useRef } from "react";
import type { Subscription } from "#contract/account/profile.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { KeyOnTraySpot } from "#web/illustration/key-on-tray-spot.tsx";
import { SuccessSpot } from "#web/illustration/success-spot.tsx";
import { WaitSpot } from "#web/illustration/wait-spot.tsx";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { NewsletterChoice } from "./answer-by-form.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { NewsletterState } from "./load-newsletter.ts";
import { useAnswer } from "./use-answer.ts";

type Props = {
  token: string;
  state: Subscription["state"];
  /** The guest has just answered, so the result takes the focus. */
  hasChanged: boolean;
  /** Why a form without JavaScript was refused. */
  refused: string | null;
  onChange: (state: NewsletterState) => void;
};

/** The state of a subscription, and the answers its owner may give. */
export function SubscriptionStatus({ token, state, hasChanged, refused, onChange }: Props) {
  const words = useNamespace("newsletter");
  const path = usePaths();
  const box = useRef<HTMLDivElement>(null);
  const { answer, running, problem } = useAnswer(token, onChange);
  useEffect(() => {
    if (hasChanged) box.current?.focus();
  }, [hasChanged]);
  const form = (choice: NewsletterChoice, label: string, variant: "primary" | "quiet") => (
    <AnswerForm
      choice={choice}
      label={label}
      variant={variant}
      isBusy={running === choice}
      onSend={() => answer(choice)}
    />
  );
  const home = <ButtonLink to={path("frontPage")}>{words.home}</ButtonLink>;
  const shown = {
    asked: {
      illustration: <WaitSpot />,
      sentence: words.askedTitle,
      detail: words.askedLead,
      first: form("confirm", words.confirm, "primary"),
      second: form("leave", words.decline, "quiet"),
    },
    confirmed: {
      illustration: <SuccessSpot />,
      sentence: words.confirmedTitle,
      detail: words.confirmedLead,
      first: home,
      second: form("leave", words.leave, "quiet"),
    },
    ended: {
      illustration: <KeyOnTraySpot />,
      sentence: words.endedTitle,
      detail: words.endedLead,
      first: home,
      second: form("confirm", words.again, "quiet"),
    },
  }[state];
  const { first, second, ...text } = shown;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <div className="mx-auto max-w-[480px]">
        <FormProblem>{problem ?? refused}</FormProblem>
      </div>
      <EmptyState
        level={1}
        {...text}
        actions={
          <>
            {first}
            {second}
          </>
        }
      />
    </div>
  );
}
