import { Plus } from "lucide-react";
import type { SavedTraveller } from "#contract/account/traveller.ts";
import { MAX_TRAVELLERS } from "#domain/traveller/read-saved-traveller.ts";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { TravellerCard } from "./traveller-card.tsx";

/** The people a guest books for. */
export default function TravellersPage(own: AccountPageData<SavedTraveller[]>) {
  const words = useNamespace("traveller");
  return (
    <AccountFrame own={own} page="travellers" lead={words.lead}>
      {(travellers) => (travellers.length > 0 ? <List travellers={travellers} /> : <Nobody />)}
    </AccountFrame>
  );
}

function List({ travellers }: { travellers: readonly SavedTraveller[] }) {
  const words = useNamespace("traveller");
  const isFull = travellers.length >= MAX_TRAVELLERS;
  const sorted = travellers.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-2 type-small tabular-nums">
          {words.count({ n: travellers.length, most: MAX_TRAVELLERS })}
        </p>
        {!isFull && <AddLink />}
      </div>
      {isFull && (
        <p className="rounded-control bg-info-soft p-4 text-info type-small">{words.full({ most: MAX_TRAVELLERS })}</p>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {sorted.map((traveller) => (
          <TravellerCard key={traveller.id} traveller={traveller} />
        ))}
      </ul>
    </div>
  );
}

function Nobody() {
  const words = useNamespace("traveller");
  return (
    <EmptyState
      illustration={<NoResultsSpot />}
      sentence={words.empty}
      detail={words.emptyDetail}
      actions={<AddLink />}
    />
  );
}

function AddLink() {
  const words = useNamespace("traveller");
  const path = usePaths();
  return (
    <ButtonLink to={path("accountTraveller", { travellerId: "new" })} icon={Plus}>
      {words.add}
    </ButtonLink>
  );
}
