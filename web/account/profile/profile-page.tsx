import { Panel } from "#web/account/panel.tsx";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ContactRow } from "./contact-row.tsx";
import { DetailsForm } from "./details-form.tsx";

/** The guest's names and contacts. */
export default function ProfilePage(own: AccountPageData<null>) {
  const words = useNamespace("profile");
  return (
    <AccountFrame own={own} page="profile">
      {(_, user) => (
        <div className="grid gap-5">
          <Panel title={words.details} lead={words.detailsHint}>
            <DetailsForm user={user} />
          </Panel>
          <Panel title={words.contacts} lead={words.contactsHint}>
            <ul className="divided">
              <ContactRow user={user} channel="email" />
              <ContactRow user={user} channel="phone" />
            </ul>
          </Panel>
        </div>
      )}
    </AccountFrame>
  );
}
