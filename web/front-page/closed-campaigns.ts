import type { BannerItem } from "#contract/site/content.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";

const KEY = "CAMPAIGNS_SEEN";

/** The first popup campaign that runs now and that the guest has not closed in this session. */
export function nextPopup<Banner extends Pick<BannerItem, "id" | "popup" | "startDate" | "endDate">>(
  storage: Storage,
  banners: readonly Banner[],
  now: Date,
): Banner | undefined {
  const closed = closedIds(storage);
  return banners.find(
    ({ id, popup, startDate, endDate }) =>
      popup && !closed.includes(id) && new Date(startDate) <= now && now < new Date(endDate),
  );
}

export function storeClosedCampaign(storage: Storage, id: number): void {
  writeStored(storage, KEY, [...closedIds(storage), id]);
}

function closedIds(storage: Storage): unknown[] {
  const closed = readStored<unknown>(storage, KEY);
  return Array.isArray(closed) ? closed : [];
}
