import type { SavedTraveller } from "#contract/account/traveller.ts";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { TravellerForm } from "./traveller-form.tsx";

/** The form of a saved traveller, or of a new one. */
export default function TravellerPage(own: AccountPageData<{ traveller: SavedTraveller | null }>) {
  const words = useNamespace("traveller");
  const path = usePaths();
  const title = own.found?.traveller ? words.editTitle : words.addTitle;
  return (
    <AccountFrame own={own} page="travellers" title={title} back={{ to: path("accountTravellers"), label: words.back }}>
      {({ traveller }) => <TravellerForm key={traveller?.id ?? "new"} traveller={traveller} />}
    </AccountFrame>
  );
}
