import { useState } from "react";
import type { User } from "#contract/account/account.ts";
import type { Promotions } from "#contract/account/profile.ts";
import type { Alerts } from "#contract/list/alert.ts";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { Switch } from "#web/ui/field/switch.tsx";
import { ListAlerts } from "./list-alerts.tsx";

const channels = ["email", "sms", "whatsapp"] as const;
type Channel = (typeof channels)[number];

export type NotificationsFound = { promotions: Promotions; alerts: Alerts };

/** The channels on which we may send offers, saved at once, and the mails about lists. */
export default function NotificationsPage(own: AccountPageData<NotificationsFound>) {
  const words = useNamespace("account");
  return (
    <AccountFrame own={own} page="notifications" lead={words.promotions.lead}>
      {({ promotions, alerts }, user) => (
        <div className="grid gap-6">
          <Switches promotions={promotions} user={user} />
          <ListAlerts first={alerts} />
        </div>
      )}
    </AccountFrame>
  );
}

function Switches({ promotions, user }: { promotions: Promotions; user: User }) {
  const { promotions: words } = useNamespace("account");
  const { smsReach } = usePageContext();
  const show = useSnackbar();
  const { submit, problem } = useAccountSubmit();
  const [wanted, setWanted] = useState(promotions);
  const reach: Record<Channel, boolean> = {
    email: Boolean(user.email),
    sms: Boolean(user.phone),
    whatsapp: Boolean(user.phone),
  };

  const isOffered = (channel: Channel) => channel !== "sms" || smsReach !== "none";

  async function setChannel(channel: Channel, isOn: boolean) {
    const before = wanted;
    const next = { ...wanted, [channel]: isOn };
    setWanted(next);
    const isDone = await submit(async () => setWanted(await callFromBrowser("setPromotions", { body: next })));
    if (!isDone) return setWanted(before);
    show({ text: words[isOn ? "on" : "off"]({ channel: words[channel] }) });
  }
  return (
    <div className="rounded-card border border-border bg-surface px-4 py-2 sm:px-6">
      <ul className="divided">
        {channels.filter(isOffered).map((channel) => (
          <li key={channel} className="py-2">
            <Switch
              name={channel}
              label={words[channel]}
              hint={reach[channel] ? words[`${channel}Hint`] : channel === "email" ? words.noEmail : words.noPhone}
              checked={wanted[channel] && reach[channel]}
              disabled={!reach[channel]}
              onChange={(isOn) => void setChannel(channel, isOn)}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className="py-2 text-danger type-small empty:hidden">
        {problem}
      </p>
    </div>
  );
}
