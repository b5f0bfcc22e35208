import { useEffect, useEffectEvent, useState } from "react";
import type { BookingContact } from "#contract/account/profile.ts";
import type { SavedTraveller } from "#contract/account/traveller.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { type CachedTraveller, cachedTravellers, cacheTravellers } from "#web/shared/cached-travellers.ts";
import type { GuestForm } from "./guest-form.ts";
import type { useGuestForm } from "./use-guest-form.ts";

/** A saved traveller as a button; one that is only known from the cache is loaded when it is pressed. */
export type OfferedTraveller = CachedTraveller & { whole: SavedTraveller | null };

/** Loads the account's contact into the empty fields, and returns the saved travellers. */
export function useAccountDetails(isSignedIn: boolean, { values, change }: ReturnType<typeof useGuestForm>) {
  const [travellers, setTravellers] = useState<readonly OfferedTraveller[]>([]);
  const fill = useEffectEvent((contact: BookingContact) => change(missingFrom(values, contact)));
  useEffect(() => {
    if (!isSignedIn) return setTravellers([]);
    let isGone = false;
    setTravellers(cachedTravellers().map((each) => ({ ...each, whole: null })));
    // When loading fails, the guest types it.
    callFromBrowser("getContact", {}).then(
      (contact) => isGone || fill(contact),
      () => undefined,
    );
    callFromBrowser("listTravellers", {}).then(
      ({ items }) => {
        if (isGone) return;
        cacheTravellers(items);
        setTravellers(items.map(offered));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isSignedIn]);
  return travellers;
}

function offered(whole: SavedTraveller): OfferedTraveller {
  return { id: whole.id, name: `${whole.firstName} ${whole.lastName}`, whole };
}

/** Nothing that a guest typed is overwritten. */
export function missingFrom(form: GuestForm, contact: BookingContact): Partial<GuestForm> {
  const texts = (["firstName", "lastName", "email"] as const).filter(
    (name) => form[name] === "" && contact[name] !== "",
  );
  const { phone } = contact;
  return {
    ...Object.fromEntries(texts.map((name) => [name, contact[name]])),
    ...(phone &&
      form.phone.number === "" && { phone: { dialCode: phone.dialCode, number: phone.number, ...countryPart(phone) } }),
  };
}

function countryPart({ countryCode }: { countryCode?: string | undefined }) {
  return countryCode ? { countryCode } : {};
}
