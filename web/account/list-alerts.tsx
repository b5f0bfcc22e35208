import { useState } from "react";
import type { Alert, Alerts } from "#contract/list/alert.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { isolated } from "#domain/text/isolated.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { TextLink } from "#web/ui/navigation/text-link.tsx";
import { Panel } from "./panel.tsx";

/** The lists about which the member gets mails; each can be turned off. */
export function ListAlerts({ first }: { first: Alerts }) {
  const words = useNamespace("alert");
  const path = usePaths();
  const show = useSnackbar();
  const { submit, isBusy, problem } = useAccountSubmit();
  const [{ alerts }, setAlerts] = useState(first);
  const turnOff = async (listId: string) => {
    const stop = async () => setAlerts(await callFromBrowser("stopAlert", { params: { listId } }));
    if (await submit(stop)) show({ text: words.turnedOff });
  };
  return (
    <Panel title={words.accountTitle}>
      {alerts.length === 0 ? (
        <p className="text-text-2 type-body">
          {words.accountNone} <TextLink to={path("saved")}>{words.saved}</TextLink>
        </p>
      ) : (
        <ul className="divided">
          {alerts.map((alert) => (
            <Row key={alert.listId} alert={alert} isBusy={isBusy} onOff={() => void turnOff(alert.listId)} />
          ))}
        </ul>
      )}
      <p role="alert" className="py-2 text-danger type-small empty:hidden">
        {problem}
      </p>
    </Panel>
  );
}

function Row({ alert, isBusy, onOff }: { alert: Alert; isBusy: boolean; onOff: () => void }) {
  const words = useNamespace("alert");
  const language = useLanguage();
  const { name, checkIn, checkOut } = alert;
  const list = name === null ? words.defaultList : isolated(name);
  const isAhead = checkIn !== null && checkOut !== null && checkIn >= todayInRiyadh(new Date());
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <span className="min-w-0 break-words text-text type-body">
        {isAhead
          ? words.accountRow({ list, from: displayDay(checkIn, language), to: displayDay(checkOut, language) })
          : words.accountRowNoDates({ list })}
      </span>
      <Button variant="quiet" busy={isBusy} onPress={onOff} aria-label={words.accountOff({ list })}>
        {words.off}
      </Button>
    </li>
  );
}
