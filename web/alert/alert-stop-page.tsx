import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isolated } from "#domain/text/isolated.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { KeyOnTraySpot } from "#web/illustration/key-on-tray-spot.tsx";
import { SuccessSpot } from "#web/illustration/success-spot.tsx";
import { WaitSpot } from "#web/illustration/wait-spot.tsx";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { AlertChoice, FormAnswer } from "./answer-by-form.ts";
import type { AlertData, AlertState } from "./load-alert.ts";

type Props = AlertData & { answer: FormAnswer | null };

/** The page of the links in mails about a list: one press confirms an address or stops these mails, without a login. */
export default function AlertStopPage({ state: first, ...link }: Props) {
  const t = useMessages();
  const words = useNamespace("alert");
  const { site } = usePageContext();
  const [state, setState] = useState(first);
  return (
    <>
      <PageHead title={words.pageTitle({ brand: t.shell.brand[site.brand] })} description={words.stopLead} hidden />
      <div className="page-width py-6 sm:py-10">
        <AlertAnswers key={state} {...link} state={state} hasChanged={state !== first} onChange={setState} />
      </div>
    </>
  );
}

type AnswersProps = Props & { hasChanged: boolean; onChange: (state: AlertState) => void };

/** What the link is about, and the answers its owner may give. */
function AlertAnswers({ token, state, name, answer, hasChanged, onChange }: AnswersProps) {
  const box = useRef<HTMLDivElement>(null);
  const { send, running, problem } = useAnswer(token, onChange);
  useEffect(() => {
    if (hasChanged) box.current?.focus();
  }, [hasChanged]);
  const [main, other, text] = useShown(state, name, (choice, label, variant = "primary") => (
    <AnswerForm {...{ choice, label, variant, isBusy: running === choice }} onSend={() => send(choice)} />
  ));
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <div className="mx-auto max-w-[480px]">
        <FormProblem>{problem ?? answer?.refused ?? null}</FormProblem>
      </div>
      <EmptyState
        level={1}
        {...text}
        actions={
          <>
            {main}
            {other}
          </>
        }
      />
    </div>
  );
}

type Text = { illustration: ReactNode; sentence: string; detail: string };
type FormFor = (choice: AlertChoice, label: string, variant?: FormProps["variant"]) => ReactNode;

/** The main action of each state, another one, and the text. */
function useShown(state: AlertState, name: string | null, form: FormFor): [ReactNode, ReactNode, Text] {
  const words = useNamespace("alert");
  const path = usePaths();
  const list = name === null ? words.defaultList : isolated(name);
  const saved = <ButtonLink to={path("saved")}>{words.saved}</ButtonLink>;
  switch (state) {
    case "asked": {
      const text = { illustration: <WaitSpot />, sentence: words.confirmTitle({ list }), detail: words.confirmLead };
      return [form("confirm", words.confirm), form("stop", words.decline, "quiet"), text];
    }
    case "confirmed": {
      const detail = words.confirmedLead;
      const text = { illustration: <SuccessSpot />, sentence: words.confirmedTitle({ list }), detail };
      return [saved, form("stop", words.stop, "quiet"), text];
    }
    case "on": {
      const text = { illustration: <WaitSpot />, sentence: words.stopTitle({ list }), detail: words.stopLead };
      return [form("stop", words.stop), null, text];
    }
    case "off": {
      const detail = words.stoppedLead;
      return [saved, null, { illustration: <KeyOnTraySpot />, sentence: words.stoppedTitle({ list }), detail }];
    }
    case "old":
      return [saved, null, { illustration: <HourglassSpot />, sentence: words.oldTitle, detail: words.oldLead }];
  }
}

function useAnswer(token: string, onChange: (state: AlertState) => void) {
  const [choice, setChoice] = useState<AlertChoice | null>(null);
  const { submit, isBusy, problem } = useSubmitOnce();
  const send = (next: AlertChoice) => {
    if (isBusy) return;
    setChoice(next);
    const name = next === "confirm" ? "confirmLinkedAlert" : "stopLinkedAlert";
    void submit(async () => onChange((await callFromBrowser(name, { body: { token } })).state));
  };
  return { send, running: isBusy ? choice : null, problem };
}

type FormProps = {
  choice: AlertChoice;
  label: string;
  variant: "primary" | "quiet";
  isBusy: boolean;
  onSend: () => void;
};

/** A button inside a form, so that it also works before hydration and without JavaScript. */
function AnswerForm({ choice, label, variant, isBusy, onSend }: FormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form method="post" onSubmit={send} className="flex">
      <input type="hidden" name="choice" value={choice} />
      <Button type="submit" variant={variant} full busy={isBusy}>
        {label}
      </Button>
    </form>
  );
}
