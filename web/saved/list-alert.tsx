import { Bell, BellRing } from "lucide-react";
import { useState } from "react";
import type { Stay } from "#domain/stay/stay.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useMember } from "#web/session/use-member.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { actionClasses } from "./action-classes.ts";
import { useAlerts } from "./use-alerts.ts";

const AlertDialog = lazyDialog({ load: () => import("./alert-dialog.tsx"), namespaces: ["alert"] });

type Props = {
  listId: string;
  /** The dates that are stored with the list. */
  saved: Stay | null;
  /** The dates whose prices the page shows. */
  shown: Stay;
};

/** Mails about a list: says whether they are on, and opens the dialog that turns them on or off. */
export function ListAlert({ listId, saved, shown }: Props) {
  const { alert: words } = useNamespace("saved");
  const isMember = useMember() !== null;
  const [alerts, setAlerts] = useAlerts(isMember);
  const [isOpen, setOpen] = useState(false);
  const isOn = alerts?.alerts.some((each) => each.listId === listId) ?? false;
  return (
    <div className="mt-2">
      <button type="button" onClick={() => setOpen(true)} className={`${actionClasses} -ms-2 text-start`}>
        <Icon icon={isOn ? BellRing : Bell} />
        {isOn ? words.on : words.ask}
      </button>
      <AlertDialog
        {...{ listId, saved, shown, isMember, alerts, isOpen }}
        onAlerts={setAlerts}
        onClose={() => setOpen(false)}
        waiting={{ title: words.ask }}
      />
    </div>
  );
}
