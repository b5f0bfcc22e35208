import { useEffect, useEffectEvent, useState } from "react";
import type { BookingContact } from "#contract/profile.ts";
import type { SavedTraveller } from "#contract/traveller.ts";
import { callFromBrowser } from "#web/lib/call-from-browser.ts";
import type { GuestForm } from "./guest-form.ts";
import type { useGuestForm } from "./use-guest-form.ts";

/** Fetches what the account knows of its owner, fills what is still empty, and answers the saved travellers. */
export function useAccountDetails(isSignedIn: boolean, { form, change }: ReturnType<typeof useGuestForm>) {
  const [travellers, setTravellers] = useState<readonly SavedTraveller[]>([]);
  const fill = useEffectEvent((contact: BookingContact) => change(missingFrom(form, contact)));
  useEffect(() => {
    if (!isSignedIn) return setTravellers([]);
    let isGone = false;
    // What does not come is typed, as by everybody else.
    callFromBrowser("getContact", {}).then(
      (contact) => isGone || fill(contact),
      () => undefined,
    );
    callFromBrowser("listTravellers", {}).then(
      ({ items }) => isGone || setTravellers(items),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isSignedIn]);
  return travellers;
}

/** Nothing that a guest typed is overwritten. */
export function missingFrom(form: GuestForm, contact: BookingContact): Partial<GuestForm> {
  const texts = (["firstName", "lastName", "email"] as const).filter(
    (name) => form[name] === "" && contact[name] !== "",
  );
  const { phone } = contact;
  return {
    ...Object.fromEntries(texts.map((name) => [name, contact[name]])),
    ...(phone && form.phone.number === "" && { phone: { dialCode: phone.dialCode, number: phone.number } }),
  };
}
