import { useState } from "react";
import type { Availability, PropertyDetails } from "#contract/property/property.ts";
import type { StayRule } from "#domain/stay/stay-rules.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";

/** Younger data is not requested again. */
const FRESH_MS = 30_000;

type Property = Pick<PropertyDetails, "propertyId" | "nightlyRules">;

/** The free nights that came with the page, refreshed on demand because other guests book meanwhile. */
export function useAvailability({ propertyId, nightlyRules }: Property, first: Availability | null) {
  const [known, setKnown] = useState(first);
  const [given, setGiven] = useState(first);
  if (given !== first) {
    setGiven(first);
    setKnown(first);
  }
  async function refresh(isUrgent = false) {
    const age = known ? Date.now() - Date.parse(known.asOf) : Number.POSITIVE_INFINITY;
    if (!isUrgent && age < FRESH_MS) return;
    try {
      const scope = { scope: String(propertyId), group: `details:${propertyId}` };
      setKnown(
        await callFromBrowser("getAvailability", { params: { propertyId: String(propertyId) }, query: {} }, scope),
      );
    } catch {
      // The previous data stays; the quote decides.
    }
  }
  return { ...useNights(known, nightlyRules), isKnown: known !== null, refresh };
}

/** The same sets between renders, so that the calendar does not see a change. */
function useNights(known: Availability | null, nightlyRules: readonly StayRule[]) {
  const [made, setMade] = useState(() => nightsOf(known, nightlyRules));
  if (made.known !== known || made.nightlyRules !== nightlyRules) setMade(nightsOf(known, nightlyRules));
  return made;
}

function nightsOf(known: Availability | null, nightlyRules: readonly StayRule[]) {
  return {
    ...{ known, nightlyRules },
    free: known ? new Set(known.availableDates) : undefined,
    nightly: known ? new Map(known.nightly.map(({ date, price }) => [date, price])) : undefined,
    lowest: known && known.nightly.length > 0 ? Math.min(...known.nightly.map(({ price }) => price)) : null,
    /** The host's rules for stays: of the nights, and of how the home can be booked. */
    rules: [...nightlyRules, ...(known?.bookingRules ?? [])],
  };
}
