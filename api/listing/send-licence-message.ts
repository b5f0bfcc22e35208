import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import type { SmsSender } from "#api/sms/sms-sender.ts";
import { isLicenceRefused, type LicenceState } from "#domain/listing/licence.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { messageLanguage } from "#domain/order/host-message.ts";
import type { HostLanguage } from "#domain/property/host-profile.ts";
import { siteById } from "#domain/site/sites.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";

type MessageDeps = { db: Db; sms: Pick<SmsSender, "send"> };

type Notice = {
  kind: "ending" | "ended";
  phone: string;
  languages: HostLanguage[];
  homeEn: string;
  homeAr: string;
  number: string;
  /** The day of the warning, and that of the permit now. */
  validUntil: Day | null;
  until: Day | null;
  licence: LicenceState;
  /** Stays of guests that are not over. */
  stays: number;
};

/** Sends a host an SMS about the permit of a home. A message whose reason is gone is not sent. */
export function sendLicenceMessage({ db, sms }: MessageDeps): OutboxHandler {
  return async ({ id, subjectId }) => {
    const notice = await readNotice(db, subjectId);
    if (!notice || !isStillTrue(notice)) return "done";
    return sms.send({ messageId: id, to: notice.phone, text: textOf(notice) });
  };
}

function isStillTrue({ kind, licence, validUntil, until }: Notice): boolean {
  return kind === "ended" ? isLicenceRefused(licence) : !isLicenceRefused(licence) && validUntil === until;
}

async function readNotice(db: Db, noticeId: string): Promise<Notice | null> {
  const { rows } = await db.execute<Notice>(sql`
    SELECT n.kind, h.phone, h.languages, p.name_en AS "homeEn", p.name_ar AS "homeAr", licence.number,
      n.valid_until::text AS "validUntil", licence.valid_until::text AS until, licence.state AS licence,
      (SELECT count(*)::int FROM stay_claim c WHERE c.property_id = p.id AND c.kind = 'guest'
        AND c.state IN ('confirmed', 'paying') AND upper(c.nights) > app_today()) AS stays
    FROM licence_notice n JOIN listing l ON l.id = n.listing_id JOIN licence ON licence.listing_id = l.id
    JOIN property p ON p.id = l.property_id JOIN host h ON h.id = p.host_id
    WHERE n.id = ${noticeId}`);
  return rows[0] ?? null;
}

function textOf({ kind, languages, homeEn, homeAr, number, validUntil, stays }: Notice): string {
  const language = messageLanguage(languages);
  const words = lazyMessagesOf(language).mail.licence;
  const facts = {
    brand: messagesOf(language).shell.brand[siteById("mabeet-SA").brand],
    home: language === "ar" ? homeAr : homeEn,
    number,
  };
  if (kind === "ending") return words.ending({ ...facts, day: validUntil ? displayDay(validUntil, language) : "" });
  return stays === 0 ? words.ended(facts) : words.endedWithStays({ ...facts, n: stays });
}
