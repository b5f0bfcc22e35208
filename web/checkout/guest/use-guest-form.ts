import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CountryList } from "#contract/system.ts";
import { readTraveller, type TravellerFaults } from "#domain/guest/read-traveller.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { type FieldName, fieldId, fieldOrder } from "./field-ids.ts";
import { firstForm, type GuestForm, keepForm, keptForm } from "./guest-form.ts";
import { typedTraveller } from "./typed-traveller.ts";
import { useFieldLabels, useFieldTexts } from "./use-field-texts.ts";

/** The guest form: what stands in it, what is wrong with it as far as the guest should hear of it, and its keeping. */
export function useGuestForm(countries: CountryList) {
  const { cart } = useCart();
  const { capacity } = cart.chalet;
  const { site } = usePageContext();
  const [form, setForm] = useState(() => firstForm(cart, site.dialCode));
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<TravellerFaults>({});
  const element = useRef<HTMLFormElement>(null);
  const textOf = useFieldTexts(capacity);
  const labels = useFieldLabels();
  const typed = typedTraveller(form, countries);
  const faults: TravellerFaults = { ...refused, ...readTraveller(typed, capacity).faults };
  const shown = fieldOrder.filter((name) => faults[name] && (attempt > 0 || left.has(name) || refused[name]));
  const errorOf = (name: FieldName) => {
    const rule = shown.includes(name) ? faults[name] : undefined;
    return rule && textOf(rule);
  };
  function change(changed: Partial<GuestForm>) {
    setForm((before) => ({ ...before, ...changed }));
    setRefused((before) => without(before, Object.keys(changed)));
  }
  useKeeping(cart.cartId, form, element, setForm);
  return {
    form,
    change,
    typed,
    element,
    isSound: Object.keys(faults).length === 0,
    errorOf,
    leave: (name: FieldName) => setLeft((before) => new Set(before).add(name)),
    fail: (fields: TravellerFaults = {}) => {
      setRefused(fields);
      setAttempt((before) => before + 1);
    },
    attempt,
    problems: shown.map((name) => ({
      fieldId: fieldId(name),
      message: problemLine(labels[name], errorOf(name) ?? ""),
    })),
  };
}

/** "This field is required." says too little away from its field. */
function problemLine(label: string | undefined, says: string): string {
  return label ? `${label}: ${says}` : says;
}

function without(faults: TravellerFaults, names: readonly string[]): TravellerFaults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));
}

type SetForm = (update: (before: GuestForm) => GuestForm) => void;

/** Brings back what was typed before, and what was typed while the page still slept; then keeps every change. */
function useKeeping(cartId: string, form: GuestForm, element: RefObject<HTMLFormElement | null>, setForm: SetForm) {
  const untouched = useRef(form);
  const restore = useEffectEvent(() => {
    const found = { ...keptForm(cartId), ...(element.current && typedEarly(element.current, form)) };
    if (Object.keys(found).length > 0) setForm((before) => ({ ...before, ...found }));
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (form !== untouched.current) keepForm(cartId, form);
  }, [cartId, form]);
}

const earlyFields = ["firstName", "lastName", "email", "note"] as const;

/** Boxes keep what was typed into them before anybody listened. */
function typedEarly(element: HTMLFormElement, form: GuestForm): Partial<GuestForm> {
  const found = new FormData(element);
  const texts = earlyFields.map((name) => [name, String(found.get(name) ?? "")] as const);
  const number = String(found.get("phone") ?? "");
  return {
    ...Object.fromEntries(texts.filter(([name, text]) => text !== "" && text !== form[name])),
    ...(number !== "" && number !== form.phone.number && { phone: { ...form.phone, number } }),
  };
}
