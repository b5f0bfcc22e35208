import type { DocumentRow } from "#api/schema/document.ts";
import type { CheckedDocument } from "#contract/order/document.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { localTime } from "#domain/stay/time-zone.ts";

/** What anybody who holds the document may compare with it; nothing personal. */
export function checkedDocument({ kind, number, issuedAt, content }: DocumentRow): CheckedDocument {
  const { totals, currency, seller, timeZone } = content;
  return {
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    day: localTime(issuedAt, timeZone).day,
    gross: Number(fromMinorUnits(totals.total, currency)),
    currency,
    seller: { en: seller.legalNameEn, ar: seller.legalNameAr },
  };
}
