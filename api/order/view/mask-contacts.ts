import type { Order } from "#contract/order/order.ts";
import { maskedParts } from "#domain/account/read-contact.ts";

type Guest = Order["guests"];

/** An order for a guest who may read it but has not proved to be its guest. */
export function withMaskedContacts(order: Order): Order {
  const masked = (guest: Guest): Guest => ({ ...guest, ...maskedParts(guest) });
  const priceLines = order.priceLines.map((line) => ({ ...line, traveller: line.traveller && masked(line.traveller) }));
  return { ...order, guests: masked(order.guests), priceLines };
}
