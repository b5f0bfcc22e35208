import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Alerts } from "#contract/list/alert.ts";
import { ALERT_CONSENT_VERSION } from "#domain/alert/alert-limits.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { syncLists } from "#web/saved-lists/sync-lists.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { AlertByEmail } from "./alert-by-email.tsx";
import { storeStay } from "./store-stay.ts";

type Content = {
  listId: string;
  saved: Stay | null;
  shown: Stay;
  isMember: boolean;
  alerts: Alerts | null;
  onAlerts: (alerts: Alerts) => void;
  onClose: () => void;
};
type Props = Content & { isOpen: boolean };

/** What is sent, to which address and for which dates; the consent, and how to take it back. */
export default function AlertDialog({ isOpen, ...content }: Props) {
  const words = useNamespace("alert");
  return (
    <Dialog isOpen={isOpen} onClose={content.onClose} title={words.title} size="s">
      <Shown {...content} />
    </Dialog>
  );
}

function Shown(content: Content) {
  const { isMember, alerts, listId, onAlerts } = content;
  const words = useNamespace("alert");
  const path = usePaths();
  const { submit, problem } = useSubmitOnce();
  const load = useEffectEvent(() => {
    if (isMember && !alerts) void submit(async () => onAlerts(await callFromBrowser("listAlerts", {})));
  });
  useEffect(() => load(), []);
  if (!isMember) return <AlertByEmail {...content} />;
  if (!alerts) return problem ? <FormProblem>{problem}</FormProblem> : <p className="type-body">{words.loading}</p>;
  if (alerts.email === null)
    return (
      <Blocked text={words.verifyLead}>
        <ButtonLink to={path("accountProfile")} full>
          {words.verify}
        </ButtonLink>
      </Blocked>
    );
  const isOn = alerts.alerts.some((each) => each.listId === listId);
  return isOn ? <TurnOff {...content} email={alerts.email} /> : <TurnOn {...content} email={alerts.email} />;
}

function Blocked({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <p className="text-text type-body">{text}</p>
      {children}
    </div>
  );
}

type MemberContent = Content & { email: string };

function TurnOn({ listId, saved, shown, email, onAlerts, onClose }: MemberContent) {
  const words = useNamespace("alert");
  const show = useSnackbar();
  const days = useDays(shown);
  const { submit, isBusy, problem } = useSubmitOnce();
  const [hasAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  const start = async () => {
    if (!hasAgreed) return setError(words.consentNeeded);
    const isDone = await submit(async () => {
      // The account must know the list, with the dates that the member sees, before it watches them.
      storeStay({ id: listId, stay: saved }, shown);
      await syncLists();
      const body = { consentVersion: ALERT_CONSENT_VERSION };
      onAlerts(await callFromBrowser("startAlert", { params: { listId }, body }));
    });
    if (!isDone) return;
    show({ text: words.turnedOn });
    onClose();
  };
  return (
    <ScriptedForm onSubmit={() => void start()} className="grid gap-4">
      <FormProblem>{problem}</FormProblem>
      <p className="text-text type-body">{words.what({ ...days, email: leftToRight(email) })}</p>
      <Checkbox
        name="consent"
        label={words.consent}
        checked={hasAgreed}
        error={hasAgreed ? undefined : error}
        onChange={setAgreed}
      />
      <Button type="submit" full busy={isBusy}>
        {words.start}
      </Button>
    </ScriptedForm>
  );
}

function TurnOff({ listId, saved, email, onAlerts, onClose }: MemberContent) {
  const words = useNamespace("alert");
  const show = useSnackbar();
  const days = useDays(saved);
  const { submit, isBusy, problem } = useSubmitOnce();
  const stop = async () => {
    const isDone = await submit(async () => onAlerts(await callFromBrowser("stopAlert", { params: { listId } })));
    if (!isDone) return;
    show({ text: words.turnedOff });
    onClose();
  };
  return (
    <div className="grid gap-4">
      <FormProblem>{problem}</FormProblem>
      <div>
        <p className="font-bold text-text type-body">{words.on}</p>
        <p className="mt-1 text-text type-body">
          {saved ? words.onDetail({ ...days, email: leftToRight(email) }) : words.waiting}
        </p>
      </div>
      <Button variant="secondary" full busy={isBusy} onPress={() => void stop()}>
        {words.turnOff}
      </Button>
    </div>
  );
}

function useDays(stay: Stay | null): { from: string; to: string } {
  const language = useLanguage();
  return {
    from: stay ? displayDay(stay.checkIn, language) : "",
    to: stay ? displayDay(stay.checkOut, language) : "",
  };
}
