import { printedQr } from "#api/document/xml/cleared-invoice.ts";
import { guestsOf } from "#api/item/order-items.ts";
import type { DocumentRow } from "#api/schema/document.ts";
import type { OrderRow } from "#api/schema/order.ts";

const BLANK = "—";

/**
 * The document as it is shown. After the account was deleted it names neither guest nor buyer; the stored document does,
 * because tax law requires it.
 */
export function withoutPeople(document: DocumentRow, order: Pick<OrderRow, "items">): DocumentRow {
  if (guestsOf(order).firstName !== "") return document;
  const { content } = document;
  const buyer = content.buyer && { name: BLANK, address: BLANK, vatNumber: BLANK };
  // The XML names them, and would not be the reported one without them.
  return {
    ...document,
    xml: null,
    clearedXml: null,
    qr: printedQr(document),
    content: { ...content, guestName: BLANK, buyer },
  };
}
