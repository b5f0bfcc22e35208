import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { accounts } from "#api/schema/account.ts";
import { alertWatches, listAlerts } from "#api/schema/alert.ts";
import { anAlertMember } from "#api/testing/guests/alert-member.ts";
import { aLogin, aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { ALERT_RETENTION_DAYS, MAX_ALERTS } from "#domain/alert/alert-limits.ts";
import { alertOfToken, alertToken } from "./alert-link.ts";
import { pruneAlerts } from "./prune-alerts.ts";

const app = await testApp({ env: { ...relaxedLimits, ...clockAt("2026-12-01T09:00:00Z") } });
const stay = { checkIn: "2026-12-20", checkOut: "2026-12-22" };
const listMember = (given = {}) => anAlertMember(app, { stay, ...given });
const alertOf = async (listId: string) =>
  (await app.db.select().from(listAlerts).where(eq(listAlerts.listId, listId)))[0];
const codeOf = (answer: { json: () => { error: { code: number } } }) => answer.json().error.code;
const byLink = (url: string, token: string) => app.inject({ method: "POST", url, payload: { token } });

test("the consent is recorded with its moment, text and language, and taken back at any time", async () => {
  const member = await listMember({ name: "Taif", propertyCount: 2 });
  const on = (await member.start()).json();
  const consentAt = expect.stringMatching(/^2026-12-01T09/);
  expect(on).toEqual({ email: member.email, alerts: [{ listId: member.listId, name: "Taif", ...stay, consentAt }] });
  expect(await alertOf(member.listId)).toMatchObject({
    siteId: "mabeet-SA",
    language: "ar",
    consentVersion: 1,
    stoppedAt: null,
  });
  expect((await member.stop()).json().alerts).toEqual([]);
  const stopped = await alertOf(member.listId);
  expect(stopped?.stoppedAt).not.toBeNull();
  expect(
    await app.db
      .select()
      .from(alertWatches)
      .where(eq(alertWatches.alertId, stopped?.id ?? "")),
  ).toEqual([]);
  const { listAlerts: exported } = (await member.call("GET", endpoints.exportUser.url)).json();
  expect(exported).toEqual([expect.objectContaining({ consentVersion: 1, stoppedAt: expect.any(String) })]);
  expect((await member.start()).json().alerts).toHaveLength(1);
});

test("who has not agreed to this text, has no verified address or has no dates is refused", async () => {
  const member = await listMember();
  expect(codeOf(await member.start(0))).toBe(1001);
  await member.setStay(null);
  expect(codeOf(await member.start())).toBe(9201);
  await member.setStay({ checkIn: "2026-11-01", checkOut: "2026-11-03" });
  expect(codeOf(await member.start())).toBe(9201);
  await member.setStay(stay);
  await app.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, member.user.id));
  expect(codeOf(await member.start())).toBe(6009);
  expect((await member.call("GET", endpoints.listAlerts.url)).json()).toEqual({ email: null, alerts: [] });
  expect(await alertOf(member.listId)).toBeUndefined();
});

test("the list of another member is not found, and an account has a limited number of alerts", async () => {
  const [owner, other] = [await listMember(), await aMember(app)];
  const url = endpoints.startAlert.url.replace(":listId", owner.listId);
  expect(codeOf(await other.call("PUT", url, { consentVersion: 1 }))).toBe(1002);
  await owner.start();
  const off = endpoints.stopAlert.url.replace(":listId", owner.listId);
  expect((await other.call("DELETE", off)).statusCode).toBe(200);
  expect((await alertOf(owner.listId))?.stoppedAt).toBeNull();

  const rows = Array.from({ length: MAX_ALERTS }, (_, index) => `List ${index}`);
  const { user } = owner;
  for (const name of rows) {
    await app.db.$client.query(
      `WITH l AS (INSERT INTO saved_list (id, account_id, name) VALUES (gen_random_uuid(), $1, $2) RETURNING id)
       INSERT INTO list_alert (id, list_id, site_id, language, consent_version)
       SELECT gen_random_uuid(), id, 'mabeet-SA', 'en', 1 FROM l`,
      [user.id, name],
    );
  }
  expect(codeOf(await owner.start())).toBe(9202);
});

test("the link of a mail shows the list, stops its mails without a login, and twice is no error", async () => {
  const member = await listMember({ name: "Taif" });
  await member.start();
  const { id } = (await alertOf(member.listId)) as { id: string };
  const token = alertToken(id, app.settings.secrets);
  expect((await byLink(endpoints.getLinkedAlert.url, token)).json()).toEqual({ state: "on", name: "Taif" });
  for (let time = 0; time < 2; time += 1) {
    expect((await byLink(endpoints.stopLinkedAlert.url, token)).json()).toEqual({ state: "off", name: "Taif" });
  }
  expect((await byLink(endpoints.getLinkedAlert.url, token)).json().state).toBe("off");
  expect((await member.call("GET", endpoints.listAlerts.url)).json().alerts).toEqual([]);
});

test("a link that we did not make stops nothing; one of an earlier secret does", async () => {
  const member = await listMember();
  await member.start();
  const { id } = (await alertOf(member.listId)) as { id: string };
  for (const token of ["", "x", id, `${id}.`, `${id}.${"A".repeat(24)}`, alertToken(id, ["another secret"])]) {
    expect(codeOf(await byLink(endpoints.stopLinkedAlert.url, token))).toBe(6007);
  }
  expect((await alertOf(member.listId))?.stoppedAt).toBeNull();
  expect(alertOfToken(alertToken(id, ["old"]), ["new", "old"])).toBe(id);
});

test("a deleted account leaves no consent, and ended alerts are pruned", async () => {
  const [gone, ended] = [await listMember(), await listMember()];
  for (const member of [gone, ended]) await member.start();
  await gone.call("POST", endpoints.deleteUser.url, aLogin({ reason: "" }));
  const longAgo = new Date(Date.parse("2026-12-01T09:00:00Z") - (ALERT_RETENTION_DAYS + 1) * 24 * 60 * 60 * 1000);
  await ended.stop();
  await app.db.update(listAlerts).set({ stoppedAt: longAgo }).where(eq(listAlerts.listId, ended.listId));
  await runBatches(app.db, "prune-alerts", pruneAlerts);
  expect([await alertOf(gone.listId), await alertOf(ended.listId)]).toEqual([undefined, undefined]);
});
