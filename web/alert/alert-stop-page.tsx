import { type FormEvent, useEffect, useRef, useState } from "react";
import { isolated } from "#domain/text/isolated.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { KeyOnTraySpot } from "#web/illustration/key-on-tray-spot.tsx";
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
import type { AlertData } from "./load-alert.ts";
import type { StopAnswer } from "./stop-by-form.ts";

type Props = AlertData & { answer: StopAnswer | null };

/** The page of the link in every mail about a list: one press stops these mails, without a login. */
export default function AlertStopPage({ token, state: first, name, answer }: Props) {
  const t = useMessages();
  const words = useNamespace("alert");
  const { site } = usePageContext();
  const path = usePaths();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(first);
  const { submit, isBusy, problem } = useSubmitOnce();
  useEffect(() => {
    if (state !== first) box.current?.focus();
  }, [state, first]);
  const stop = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    void submit(async () => {
      await callFromBrowser("stopLinkedAlert", { body: { token } });
      setState("off");
    });
  };
  const list = name === null ? words.defaultList : isolated(name);
  const saved = <ButtonLink to={path("saved")}>{words.saved}</ButtonLink>;
  const shown = {
    on: {
      illustration: <WaitSpot />,
      sentence: words.stopTitle({ list }),
      detail: words.stopLead,
      actions: (
        <form method="post" onSubmit={stop} className="flex">
          <Button type="submit" full busy={isBusy}>
            {words.stop}
          </Button>
        </form>
      ),
    },
    off: {
      illustration: <KeyOnTraySpot />,
      sentence: words.stoppedTitle({ list }),
      detail: words.stoppedLead,
      actions: saved,
    },
    old: { illustration: <HourglassSpot />, sentence: words.oldTitle, detail: words.oldLead, actions: saved },
  }[state];
  return (
    <>
      <PageHead title={words.pageTitle({ brand: t.shell.brand[site.brand] })} description={words.stopLead} hidden />
      <div className="page-width py-6 sm:py-10">
        <div ref={box} tabIndex={-1} className="outline-none">
          <div className="mx-auto max-w-[480px]">
            <FormProblem>{problem ?? answer?.refused ?? null}</FormProblem>
          </div>
          <EmptyState level={1} {...shown} />
        </div>
      </div>
    </>
  );
}
