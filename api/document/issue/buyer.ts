import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { accounts } from "#api/schema/account.ts";
import type { DocumentRow } from "#api/schema/document.ts";
import { placedOrders } from "#api/schema/order.ts";
import type { Buyer, DocumentContent } from "#domain/document/document-content.ts";
import type { DocumentTerms } from "#domain/document/document-terms.ts";
import type { Seller } from "#domain/document/sellers.ts";
import { isVatNumber } from "#domain/profile/read-billing.ts";
import type { DocumentDeps } from "./issue-deps.ts";

type Addressee = { userId: string | null; terms: Pick<DocumentTerms, "taxCountry">; isReported: boolean };

/**
 * The billing details of the account, when they have a VAT number of this country. A document that is reported to the
 * Saudi authority needs the address in parts; without them it is a simplified one.
 */
export async function buyerOf(tx: Tx, { userId, terms, isReported }: Addressee): Promise<Buyer | null> {
  const { taxCountry } = terms;
  if (!userId || !taxCountry) return null;
  const [account] = await tx.select({ billing: accounts.billing }).from(accounts).where(eq(accounts.id, userId));
  const billing = account?.billing;
  if (!billing?.vatNumber || !isVatNumber(billing.vatNumber, taxCountry)) return null;
  const { name, address, vatNumber, nationalAddress } = billing;
  if (taxCountry === "SA" && isReported && !nationalAddress) return null;
  return { name, address, vatNumber, ...(nationalAddress && { nationalAddress }) };
}

/**
 * The content of an earlier invoice for a document that corrects it. Where it has addresses of one line, those in parts
 * that are known by now take their place, because the correction is reported.
 */
export async function withAddressParts(tx: Tx, deps: DocumentDeps, invoice: DocumentRow): Promise<DocumentContent> {
  const { content } = invoice;
  const isReported = deps.stamp !== null && content.paper.code === "tlv";
  if (!isReported) return content;
  const seller = completeSeller(content.seller, deps.settings.sellers[invoice.seller]);
  return { ...content, seller, buyer: content.buyer && (await completeBuyer(tx, content.buyer, invoice)) };
}

function completeSeller(seller: Seller, { addressEn, addressAr, nationalAddress, vatNumber }: Seller): Seller {
  if (seller.nationalAddress || !nationalAddress || seller.vatNumber !== vatNumber) return seller;
  return { ...seller, addressEn, addressAr, nationalAddress };
}

async function completeBuyer(tx: Tx, buyer: Buyer, { orderId, content }: DocumentRow): Promise<Buyer> {
  if (buyer.nationalAddress) return buyer;
  const [order] = await tx
    .select({ userId: placedOrders.userId })
    .from(placedOrders)
    .where(eq(placedOrders.id, orderId));
  const known = await buyerOf(tx, { userId: order?.userId ?? null, terms: content.paper, isReported: true });
  if (known?.nationalAddress === undefined || known.vatNumber !== buyer.vatNumber) return buyer;
  return { ...buyer, address: known.address, nationalAddress: known.nationalAddress };
}
