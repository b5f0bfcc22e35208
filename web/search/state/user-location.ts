import type { Place } from "#domain/search/search-payload.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";

/** The guest's location, stored until the tab is closed. */
const KEY = "USER_LOCATION";
const TIMEOUT_MS = 15_000;
/** Three decimals are about a hundred metres: near enough to sort by. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

export function storedLocation(): Place | undefined {
  const stored = readStored<Partial<Place> | null>(sessionStorage, KEY);
  const isPlace = Number.isFinite(stored?.latitude) && Number.isFinite(stored?.longitude);
  return isPlace ? (stored as Place) : undefined;
}

let refused = false;

/** Whether the location was refused: sorting by distance then starts at the centre of the city. */
export const isLocationRefused = () => refused;

/** Asks for the guest's location once. `null`: permission was denied or the location is unknown. */
export async function locateGuest(): Promise<Place | null> {
  const stored = storedLocation();
  if (stored) return stored;
  if (refused || !("geolocation" in navigator)) return null;
  const place = await new Promise<Place | null>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
      () => resolve(null),
      { timeout: TIMEOUT_MS, maximumAge: 10 * 60 * 1000 },
    );
  });
  if (place) writeStored(sessionStorage, KEY, place);
  else refused = true;
  return place;
}
