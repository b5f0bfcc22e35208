import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { RecentProperty } from "#contract/list/recent-property.ts";
import { firstInteraction } from "#web/hydration/wait-for-interaction.ts";
import { hasSignedInCookie } from "#web/lib/api/session-token.ts";
import { readRecent, storeRecent, subscribeToRecent } from "#web/shared/recent/recent-properties.ts";
import { useProperty } from "../data/property-context.tsx";

/** The other properties that were viewed last; the current one is added to them. The server renders none. */
export function useRecent(): RecentProperty[] {
  const { property } = useProperty();
  const { propertyId: id, nameEn, nameAr, thumbnailImageUrl, location } = property;
  useEffect(() => {
    if (!thumbnailImageUrl) return;
    storeRecent(localStorage, { id, nameEn, nameAr, picture: thumbnailImageUrl, cityId: location.cityId });
    if (hasSignedInCookie()) void firstInteraction().then(syncAccount);
  }, [id, nameEn, nameAr, thumbnailImageUrl, location.cityId]);
  const text = useSyncExternalStore(
    subscribeToRecent,
    () => JSON.stringify(readRecent(localStorage)),
    () => "[]",
  );
  return useMemo(() => (JSON.parse(text) as RecentProperty[]).filter((each) => each.id !== id), [text, id]);
}

/** A page sends nothing before its guest touches it. */
export async function syncAccount(): Promise<void> {
  if (!hasSignedInCookie()) return;
  const { syncRecent } = await import("#web/shared/recent/sync-recent.ts");
  await syncRecent();
}
