import type { Place } from "#domain/search/search-payload.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";

/** Where the guest is, kept until the tab is closed. */
const KEY = "USER_LOCATION";
const PATIENCE_MS = 15_000;
/** Three decimals are about a hundred metres: near enough to sort by. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

export function keptLocation(): Place | undefined {
  const kept = readStored<Partial<Place> | null>(sessionStorage, KEY);
  const isPlace = Number.isFinite(kept?.latitude) && Number.isFinite(kept?.longitude);
  return isPlace ? (kept as Place) : undefined;
}

let refused = false;

/** Asks where the guest is, once. `null`: they would rather not say, or nobody knows. */
export async function locateGuest(): Promise<Place | null> {
  const kept = keptLocation();
  if (kept) return kept;
  if (refused || !("geolocation" in navigator)) return null;
  const place = await new Promise<Place | null>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
      () => resolve(null),
      { timeout: PATIENCE_MS, maximumAge: 10 * 60 * 1000 },
    );
  });
  if (place) writeStored(sessionStorage, KEY, place);
  else refused = true;
  return place;
}
