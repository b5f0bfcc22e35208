import type { BannerItem } from "#contract/content.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";

const KEY = "CAMPAIGNS_SEEN";

/** The first campaign that pops up, runs now, and was not shown in this session. */
export function nextPopup<Banner extends Pick<BannerItem, "id" | "popup" | "startDate" | "endDate">>(
  storage: Storage,
  banners: readonly Banner[],
  now: Date,
): Banner | undefined {
  const seen = seenIds(storage);
  return banners.find(
    ({ id, popup, startDate, endDate }) =>
      popup && !seen.includes(id) && new Date(startDate) <= now && now < new Date(endDate),
  );
}

export function rememberPopup(storage: Storage, id: number): void {
  writeStored(storage, KEY, [...seenIds(storage), id]);
}

function seenIds(storage: Storage): unknown[] {
  const seen = readStored<unknown>(storage, KEY);
  return Array.isArray(seen) ? seen : [];
}
