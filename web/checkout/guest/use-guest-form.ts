import { useEffect, useRef } from "react";
import type { CountryList } from "#contract/site/system.ts";
import { readTraveller } from "#domain/guest/read-traveller.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useForm } from "#web/shared/form/use-form.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { type GuestForm, initialForm, storedForm, storeForm } from "./guest-form.ts";
import { typedTraveller } from "./typed-traveller.ts";

/** The guest form: its values with their errors, stored in this tab on every change. */
export function useGuestForm(countries: CountryList) {
  const { cart } = useCart();
  const { capacity } = cart.chalet;
  const { site } = usePageContext();
  const form = useForm<GuestForm>({
    id: "guest",
    initial: initialForm(cart, site.dialCode),
    stored: () => storedForm(cart.cartId),
    validate: (values) => readTraveller(typedTraveller(values, countries), capacity).faults ?? {},
    labels: useLabels(),
    ruleNumber: capacity,
  });
  const { values } = form;
  const initial = useRef(values);
  useEffect(() => {
    if (values !== initial.current) storeForm(cart.cartId, values);
  }, [cart.cartId, values]);
  return { ...form, typed: typedTraveller(values, countries) };
}

/** In the order of the page. A field without a label is one whose error text names it. */
function useLabels(): { [Name in keyof GuestForm]: string | undefined } {
  const { firstName, lastName, email, phone, who, arrival, nationality, note } = useNamespace("guest");
  return {
    title: undefined,
    firstName,
    lastName,
    email,
    phone,
    bookingForOther: undefined,
    guestCount: who,
    arrivalTime: arrival,
    nationality,
    note,
    agreeRules: undefined,
    subscribe: undefined,
  };
}
