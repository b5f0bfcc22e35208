import type { BannerItem } from "#contract/content.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";

const KEY = "CAMPAIGNS_SEEN";

/** The first campaign that pops up, runs now, and was not shown in this session. */
export function nextPopup<Banner extends Pick<BannerItem, "id" | "popup" | "startDate" | "endDate">>(
  storage: Storage,
  banners: readonly Banner[],
  now: Date,
): Banner | undefined {
  const shown = shownIds(storage);
  return banners.find(
    ({ id, popup, startDate, endDate }) =>
      popup && !shown.includes(id) && new Date(startDate) <= now && now < new Date(endDate),
  );
}

export function storeShownPopup(storage: Storage, id: number): void {
  writeStored(storage, KEY, [...shownIds(storage), id]);
}

function shownIds(storage: Storage): unknown[] {
  const shown = readStored<unknown>(storage, KEY);
  return Array.isArray(shown) ? shown : [];
}
