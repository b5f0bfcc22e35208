import type { Cart } from "#contract/cart.ts";
import { hasCardNumber } from "#domain/guest/card-in-text.ts";
import type { Title, TypedTraveller } from "#domain/guest/read-traveller.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";

/** The boxes of the form as they stand; an empty text is nothing chosen. */
export type GuestForm = Omit<TypedTraveller, "title" | "phone" | "nationality" | "arrivalTime" | "note"> & {
  title: Title | "";
  phone: { dialCode: string; number: string };
  nationality: string;
  arrivalTime: string;
  note: string;
};

const KEY = "CONTACT_DETAILS_FORM_STATE";
type Kept = { cartId: string; form: Partial<GuestForm> };
const contactFields = ["title", "firstName", "lastName", "email", "phone", "nationality"] as const;

/** The form at first: what the cart knows of its guest already, else empty, with the dial code of the site. */
export function firstForm({ chalet }: Cart, dialCode: string): GuestForm {
  const { guests: guest, guestCount } = chalet;
  return {
    title: guest?.title ?? "",
    firstName: guest?.firstName ?? "",
    lastName: guest?.lastName ?? "",
    email: guest?.email ?? "",
    phone: guest ? { dialCode: guest.phone.dialCode, number: guest.phone.number } : { dialCode, number: "" },
    nationality: guest?.nationality ?? "",
    arrivalTime: guest?.arrivalTime ?? "",
    note: guest?.note ?? "",
    bookingForOther: guest?.bookingForOther ?? false,
    guestCount: guest?.guestCount ?? guestCount,
    agreeRules: guest !== null,
    subscribe: guest?.subscribe ?? false,
  };
}

/** Keeps the form until the tab is closed; a note that holds a card number is not kept. */
export function keepForm(cartId: string, form: GuestForm): void {
  const note = hasCardNumber(form.note) ? "" : form.note;
  writeStored(sessionStorage, KEY, { cartId, form: { ...form, note } } satisfies Kept);
}

/** What was typed before into the form of this cart; of another cart only who the guest is. */
export function keptForm(cartId: string): Partial<GuestForm> {
  const kept = readStored<Kept>(sessionStorage, KEY);
  if (!kept || typeof kept.form !== "object" || kept.form === null) return {};
  const form = Object.fromEntries(Object.entries(kept.form).filter(([name, value]) => isSound(name, value)));
  if (kept.cartId === cartId) return form;
  return Object.fromEntries(Object.entries(form).filter(([name]) => contactFields.some((field) => field === name)));
}

const shapes: { [Name in keyof GuestForm]: string } = {
  title: "string",
  firstName: "string",
  lastName: "string",
  email: "string",
  phone: "object",
  nationality: "string",
  arrivalTime: "string",
  note: "string",
  bookingForOther: "boolean",
  guestCount: "object",
  agreeRules: "boolean",
  subscribe: "boolean",
};

/** What another hand wrote there must not break the page. */
function isSound(name: string, value: unknown): boolean {
  if (typeof value !== shapes[name as keyof GuestForm]) return false;
  if (name === "phone") return typeof (value as GuestForm["phone"] | null)?.number === "string";
  if (name === "guestCount") return Number.isInteger((value as GuestForm["guestCount"] | null)?.adults);
  return true;
}
