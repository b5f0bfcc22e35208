import { afterAll, beforeAll, expect, test } from "vitest";
import { interleave } from "#api/platform/fault/fault-point.ts";
import {
  type AlertMember,
  anAlertMember,
  runAlerts,
  setPrice,
  watchPropertiesNow,
} from "#api/testing/guests/alert-member.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { aCrashingApp } from "#api/testing/servers/crashing-app.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";

let booking: BookingApp;
let app: BookingApp["app"];

beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.2, isServing: false, env: relaxedLimits });
  ({ app } = booking);
});
afterAll(() => booking.sandbox.stop());

const mailsTo = async ({ email }: AlertMember) =>
  (await booking.inboxOf(email)).filter(({ text }) => text.includes("/alert/stop"));
const dueNow = () =>
  app.db.$client.query(
    "UPDATE outbox SET run_at = app_now(), leased_until = NULL WHERE kind = 'mail-alert' AND done_at IS NULL",
  );

async function withNews(): Promise<AlertMember> {
  const member = await anAlertMember(app, { stay: booking.stay });
  await member.start();
  await setPrice(app, member.ids[0] ?? 0, 50_000);
  await watchPropertiesNow(app);
  await dueNow();
  return member;
}

test("a process that is killed after sending, before it is recorded, sends the mail no second time", async () => {
  const member = await withNews();
  const lost = await aCrashingApp("alert-sent:1", partnersAt(booking.sandbox, 0.02));
  expect(await lost.end()).toBe("SIGKILL");
  expect(await mailsTo(member)).toHaveLength(1);
  await dueNow();
  await runAlerts(app);
  expect(await mailsTo(member)).toHaveLength(1);
  const { rows } = await app.db.$client.query("SELECT 1 FROM alert_watch WHERE has_news");
  expect(rows).toEqual([]);
});

test("a mail that the partner refused is sent later, once", async () => {
  const member = await withNews();
  await booking.sandbox.setFault("/mail", "500", 50);
  await app.jobs.run("outbox");
  expect(await mailsTo(member)).toEqual([]);
  await booking.sandbox.clearFaults();
  await expect
    .poll(async () => {
      await dueNow();
      await app.jobs.run("outbox");
      return (await mailsTo(member)).length;
    })
    .toBe(1);
});

test("after a mail of unknown fate the price rises: nothing else is sent on that day", async () => {
  const member = await withNews();
  const [property] = member.ids as [number];
  interleave("alert-sent", () => {
    throw new Error("the process is lost");
  });
  await app.jobs.run("outbox");
  await setPrice(app, property, 90_000);
  await watchPropertiesNow(app);
  await setPrice(app, property, 40_000);
  await runAlerts(app);
  await dueNow();
  await app.jobs.run("outbox");
  expect(await mailsTo(member)).toHaveLength(1);
});

test("two processes at once watch and send once", async () => {
  const member = await withNews();
  await Promise.all([app.jobs.run("watch-properties"), app.jobs.run("watch-properties"), app.jobs.run("outbox")]);
  await Promise.all([runAlerts(app), app.jobs.run("outbox"), app.jobs.run("outbox")]);
  expect(await mailsTo(member)).toHaveLength(1);
});
