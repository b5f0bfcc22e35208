import type { PaymentState } from "#domain/payment/payment-state.ts";

/** The states of a cart, of its claim on the nights and of its payments, the last attempt at the end. */
type BookingKind = {
  cart: "open" | "paying" | "ordered" | "released";
  claim: "paying" | "confirmed" | "released";
  attempts: readonly PaymentState[];
};

/** Every state of carts, orders and payments, with one attempt to pay and with several. The holds have ended. */
export const bookingKinds: readonly BookingKind[] = [
  { cart: "open", claim: "released", attempts: [] },
  { cart: "open", claim: "released", attempts: ["declined"] },
  { cart: "open", claim: "released", attempts: ["declined", "declined"] },
  { cart: "released", claim: "released", attempts: [] },
  { cart: "released", claim: "released", attempts: ["declined"] },
  { cart: "released", claim: "released", attempts: ["voided"] },
  { cart: "released", claim: "released", attempts: ["returning"] },
  { cart: "released", claim: "released", attempts: ["returned"] },
  { cart: "released", claim: "released", attempts: ["declined", "voided"] },
  { cart: "paying", claim: "paying", attempts: ["created"] },
  { cart: "paying", claim: "paying", attempts: ["submitted"] },
  { cart: "paying", claim: "paying", attempts: ["challenge"] },
  { cart: "paying", claim: "paying", attempts: ["unknown"] },
  { cart: "paying", claim: "paying", attempts: ["declined", "challenge"] },
  { cart: "ordered", claim: "confirmed", attempts: ["confirmed"] },
  { cart: "ordered", claim: "confirmed", attempts: ["captured"] },
  { cart: "ordered", claim: "confirmed", attempts: ["declined", "captured"] },
  { cart: "ordered", claim: "confirmed", attempts: ["declined", "declined", "captured"] },
];
