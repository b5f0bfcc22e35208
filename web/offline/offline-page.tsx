import { useEffect, useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { OfflineSpot } from "#web/illustration/offline-spot.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { StoredBookings } from "./stored-bookings.tsx";
import { StoredHomes } from "./stored-homes.tsx";
import { useOfflineStore } from "./use-offline-store.ts";
import { useOnline } from "./use-online.ts";
import { wantedAddress } from "./wanted-address.ts";

/** What this browser keeps for its guest, and the way back to the address that they wanted. */
export default function OfflinePage() {
  const words = useNamespace("offline");
  const isOnline = useOnline();
  const store = useOfflineStore();
  const returnTo = useReturn();
  useEffect(hideNotices, []);
  const isEmpty = store !== null && store.orders.length + store.lists.length === 0;
  return (
    <div className="page-width pb-12">
      <title>{words.title}</title>
      <meta name="robots" content="noindex,follow" />
      <EmptyState
        level={1}
        illustration={<OfflineSpot />}
        sentence={isOnline ? words.back : words.title}
        detail={isEmpty ? words.nothing : words.body}
        actions={<Button onPress={returnTo}>{words.retry}</Button>}
      />
      {store && !isEmpty && (
        <div className="mx-auto grid max-w-[720px] gap-8">
          <p className="text-center text-text-2 type-small">{words.lead}</p>
          {store.orders.length > 0 && <StoredBookings orders={store.orders} />}
          {store.lists.map((list) => (
            <StoredHomes key={list.kind} list={list} isOnline={isOnline} />
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * The page says itself that there is no connection. It is stored before anybody has answered the question about statistics,
 * and no answer can be sent from it.
 */
function hideNotices() {
  for (const notice of document.querySelectorAll<HTMLElement>(".consent-banner, [data-offline-notice]")) {
    notice.style.setProperty("display", "none");
  }
  document.documentElement.style.setProperty("--consent-size", "0px");
}

/** Leads to the wanted address: at once when the connection is back, and by the button at any time. */
function useReturn(): () => void {
  const path = usePaths();
  const [frontPage] = useState(() => path("frontPage"));
  const returnTo = () => location.replace(wantedAddress(location.hash, location.origin) ?? frontPage);
  useEffect(() => {
    const back = () => {
      if (wantedAddress(location.hash, location.origin)) location.replace(location.hash.slice(1));
    };
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, []);
  return returnTo;
}
