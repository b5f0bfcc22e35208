import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { accounts } from "#api/schema/account.ts";
import type { Billing } from "#contract/account/profile.ts";
import { addressLine } from "#domain/document/national-address.ts";

const nationalAddress = {
  buildingNumber: "2345",
  street: "طريق العروبة",
  district: "الورود",
  city: "الرياض",
  postalCode: "12214",
};
/** A company with a VAT number, whose invoices are full ones. */
export const companyBilling: Billing = {
  name: "شركة الواحة",
  vatNumber: "310000000000003",
  address: addressLine(nationalAddress),
  nationalAddress,
};
/** The same company as it was stored before addresses had parts. */
export const lineBilling: Billing = { name: "شركة الواحة", vatNumber: "310000000000003", address: "الرياض" };

/** Makes the order of a cart that of a member with a company; returns the account. Its invoice must not be issued yet. */
export async function giveBuyer(db: Db, cartId: string, billing = companyBilling): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(accounts).values({
    id,
    type: "local",
    status: "active",
    firstName: "Noura",
    lastName: "Al Otaibi",
    siteId: "mabeet-SA",
    language: "ar",
    billing,
  });
  await db.execute(sql`UPDATE placed_order SET user_id = ${id} WHERE cart_id = ${cartId}`);
  return id;
}
