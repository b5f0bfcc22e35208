import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import type { SmsSender } from "#api/sms/sms-sender.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { messageLanguage } from "#domain/order/host-message.ts";
import type { HostLanguage } from "#domain/property/host-profile.ts";
import { siteById } from "#domain/site/sites.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";

type MessageDeps = { db: Db; sms: Pick<SmsSender, "send"> };

type Notice = {
  kind: "conflict" | "failing" | "stopped";
  phone: string;
  languages: HostLanguage[];
  feed: string;
  homeEn: string;
  homeAr: string;
  /** The first night that was booked twice; `null` when the conflict is solved. */
  night: Day | null;
  state: "ok" | "failing" | "stopped";
};

/** Sends a host an SMS about a calendar of another platform. A message whose reason is gone is not sent. */
export function sendFeedMessage({ db, sms }: MessageDeps): OutboxHandler {
  return async ({ id, subjectId }) => {
    const notice = await readNotice(db, subjectId);
    if (!notice || !isStillTrue(notice)) return "done";
    return sms.send({ messageId: id, to: notice.phone, text: textOf(notice) });
  };
}

function isStillTrue({ kind, night, state }: Notice): boolean {
  return kind === "conflict" ? night !== null : state !== "ok";
}

async function readNotice(db: Db, noticeId: string): Promise<Notice | null> {
  const { rows } = await db.execute<Notice>(sql`
    SELECT n.kind, h.phone, h.languages, f.name AS feed, p.name_en AS "homeEn", p.name_ar AS "homeAr", f.state,
      (SELECT min(w.night)::text FROM pending_night w
        JOIN night_claim c ON c.property_id = w.property_id AND c.night = w.night AND c.state = 'confirmed'
        WHERE w.feed_event_id = n.feed_event_id) AS night
    FROM feed_notice n JOIN calendar_feed f ON f.id = n.feed_id JOIN property p ON p.id = f.property_id
    JOIN host h ON h.id = p.host_id
    WHERE n.id = ${noticeId}`);
  return rows[0] ?? null;
}

function textOf({ kind, languages, feed, homeEn, homeAr, night }: Notice): string {
  const language = messageLanguage(languages);
  const { shell } = messagesOf(language);
  return lazyMessagesOf(language).mail.feed[kind]({
    brand: shell.brand[siteById("mabeet-SA").brand],
    name: feed,
    home: language === "ar" ? homeAr : homeEn,
    day: night === null ? "" : displayDay(night, language),
  });
}
