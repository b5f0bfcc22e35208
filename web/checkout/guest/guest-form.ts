import type { Cart } from "#contract/cart/cart.ts";
import { hasCardNumber } from "#domain/guest/card-in-text.ts";
import type { Title, TypedTraveller } from "#domain/guest/read-traveller.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import type { TypedEarn } from "#web/shared/loyalty/use-earn.ts";
import { STORED_GUEST } from "./stored-guest.ts";

/** The values of the form; an empty text means that nothing is chosen. */
export type GuestForm = Omit<TypedTraveller, "title" | "phone" | "nationality" | "arrivalTime" | "note"> & {
  title: Title | "";
  phone: { dialCode: string; number: string; countryCode?: string };
  nationality: string;
  arrivalTime: string;
  note: string;
};

type Stored = { cartId: string; form: Partial<GuestForm>; earn?: Partial<TypedEarn> | undefined };
const contactFields = ["title", "firstName", "lastName", "email", "phone", "nationality"] as const;

/** The initial values: the cart's guest, else empty fields with the site's dial code. */
export function initialForm({ chalet }: Cart, dialCode: string): GuestForm {
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

/** Stores the form until the tab is closed; a note that contains a card number is not stored. */
export function storeForm(cartId: string, form: GuestForm): void {
  const note = hasCardNumber(form.note) ? "" : form.note;
  update({ cartId, form: { ...form, note } });
}

/** The programme and the number, stored like contact fields: a new cart of this tab has them too. */
export const storedEarn = {
  read: () => readStored<Partial<Stored>>(sessionStorage, STORED_GUEST)?.earn ?? undefined,
  write: (earn: TypedEarn) => update({ earn }),
};

function update(changed: Partial<Stored>): void {
  const before = readStored<Stored>(sessionStorage, STORED_GUEST) ?? { cartId: "", form: {} };
  writeStored(sessionStorage, STORED_GUEST, { ...before, ...changed } satisfies Stored);
}

/** The stored values for this cart; of another cart only the contact fields. */
export function storedForm(cartId: string): Partial<GuestForm> {
  const stored = readStored<Stored>(sessionStorage, STORED_GUEST);
  if (!stored || typeof stored.form !== "object" || stored.form === null) return {};
  const form = Object.fromEntries(Object.entries(stored.form).filter(([name, value]) => isValidValue(name, value)));
  if (stored.cartId === cartId) return form;
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

/** An unexpected value in the storage must not break the page. */
function isValidValue(name: string, value: unknown): boolean {
  if (typeof value !== shapes[name as keyof GuestForm]) return false;
  if (name === "phone") return typeof (value as GuestForm["phone"] | null)?.number === "string";
  if (name === "guestCount") return Number.isInteger((value as GuestForm["guestCount"] | null)?.adults);
  return true;
}
