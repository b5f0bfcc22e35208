import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aFeed } from "#api/testing/calendars/a-feed.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { HostLanguage } from "#domain/property/host-profile.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { sendFeedMessage } from "./send-feed-message.ts";

const app = await testApp();
const { db } = app;
const day = (ahead: number) => addDays(todayInRiyadh(new Date()), ahead);

/** A host whose home was booked here and on another platform, and the SMS about it. */
async function aConflict(languages: HostLanguage[]) {
  const host = await aHost(db, { languages, phone: `+96650${String(Math.random()).slice(2, 9)}` });
  const { id } = await aProperty(db, { hostId: host.id });
  const feed = await aFeed(db, id, { name: "Platform" });
  await aClaim(db, id, { checkIn: day(6), checkOut: day(8) });
  await feed.sends([{ uid: "a", from: day(5), to: day(9) }]);
  const send = async () => {
    const { rows } = await db.execute<{ subjectId: string }>(sql`
      SELECT o.subject_id AS "subjectId" FROM outbox o JOIN feed_notice n ON n.id = o.subject_id
      JOIN calendar_feed f ON f.id = n.feed_id WHERE f.property_id = ${id}`);
    const sent: { to: string; text: string }[] = [];
    const sms = {
      send: async ({ to, text }: { to: string; text: string }) => {
        sent.push({ to, text });
        return "done" as const;
      },
    };
    for (const { subjectId } of rows)
      await sendFeedMessage({ db, sms })({ id: subjectId, kind: "host-feed", subjectId });
    return sent;
  };
  return { id, host, feed, send };
}

test("a host reads in their language which night was booked twice, and where", async () => {
  const english = await aConflict(["en"]);
  expect(await english.send()).toEqual([
    {
      to: english.host.phone,
      text: `Mabeet: Qamra Chalet is booked twice: ${displayDay(day(6), "en")} here and in Platform. Your guest’s booking here stands.`,
    },
  ]);
  const [arabic] = await (await aConflict(["ar", "en"])).send();
  expect(arabic?.text).toContain(`حجز مزدوج في شاليه قمرا: ${displayDay(day(6), "ar")} هنا وفي Platform`);
});

test("a message about a conflict that is solved meanwhile is not sent", async () => {
  const { id, send } = await aConflict(["en"]);
  await db.execute(sql`DELETE FROM pending_night WHERE property_id = ${id}`);
  expect(await send()).toEqual([]);
});

test("a feed that works again sends no message about its failure", async () => {
  const host = await aHost(db);
  const { id } = await aProperty(db, { hostId: host.id });
  const feed = await aFeed(db, id);
  await feed.fails("timeout");
  await db.execute(
    sql`UPDATE calendar_feed SET failing_since = app_now() - interval '7 hours' WHERE property_id = ${id}`,
  );
  await feed.fails("timeout");
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT n.id FROM feed_notice n JOIN calendar_feed f ON f.id = n.feed_id WHERE f.property_id = ${id}`);
  const texts: string[] = [];
  const sms = {
    send: async ({ text }: { text: string }) => {
      texts.push(text);
      return "done" as const;
    },
  };
  const job = { id: "1", kind: "host-feed", subjectId: String(rows[0]?.id), attempts: 1 };
  await sendFeedMessage({ db, sms })(job);
  await feed.sends([]);
  await sendFeedMessage({ db, sms })(job);
  expect(texts).toEqual([expect.stringContaining("تعذّرت قراءة تقويم Platform لـ شاليه قمرا")]);
});
