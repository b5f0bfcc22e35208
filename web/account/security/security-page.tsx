import type { Session } from "#contract/account/account.ts";
import type { Passkey } from "#contract/account/passkey.ts";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { DeletePanel } from "./delete-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

export type SecurityFacts = { sessions: Session[]; passkeys: Passkey[] };

/** Password, passkeys, sessions, data export and account deletion. */
export default function SecurityPage(own: AccountPageData<SecurityFacts>) {
  return (
    <AccountFrame own={own} page="security">
      {({ sessions, passkeys }, user) => (
        <div className="grid gap-5">
          <PasswordPanel user={user} />
          <PasskeysPanel passkeys={passkeys} />
          <SessionsPanel sessions={sessions} />
          <ExportPanel />
          <DeletePanel user={user} />
        </div>
      )}
    </AccountFrame>
  );
}
