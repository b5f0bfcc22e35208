import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { savedListProperties, savedLists } from "#api/schema/list.ts";
import { properties } from "#api/schema/property.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { aMember } from "./member.ts";

type Given = { stay?: Stay | null; name?: string | null; propertyCount?: number; headers?: Record<string, string> };

/** The same on every night: a stay some weeks ahead falls on any days of the week. */
const PRICE = 80_000;

/** A member with a list of properties, who may ask for mails about it. */
export async function anAlertMember(
  app: FastifyInstance,
  { stay = null, name = null, propertyCount = 1, headers }: Given,
) {
  const { db } = app;
  const member = await aMember(app, { ...(headers && { headers }) });
  const listId = randomUUID();
  await db.insert(savedLists).values({ id: listId, accountId: member.user.id, name, ...stay });
  const add = async () => {
    const { id } = await aProperty(db, { weekdayPrice: PRICE, weekendPrice: PRICE });
    await db.insert(savedListProperties).values({ listId, propertyId: id });
    return id;
  };
  const ids: number[] = [];
  for (let index = 0; index < propertyCount; index += 1) ids.push(await add());
  const at = (url: string) => url.replace(":listId", listId);
  return {
    ...member,
    listId,
    ids,
    add,
    start: (consentVersion = 1) => member.call("PUT", at(endpoints.startAlert.url), { consentVersion }),
    stop: () => member.call("DELETE", at(endpoints.stopAlert.url)),
    setStay: (next: Stay | null) =>
      db
        .update(savedLists)
        .set(next ?? { checkIn: null, checkOut: null })
        .where(eq(savedLists.id, listId)),
  };
}
export type AlertMember = Awaited<ReturnType<typeof anAlertMember>>;

/** A host sets other prices; the database tells the change feed. */
export async function setPrice({ db }: Pick<FastifyInstance, "db">, propertyId: number, halalas: number) {
  await db
    .update(properties)
    .set({ weekdayPrice: halalas, weekendPrice: halalas })
    .where(eq(properties.id, propertyId));
}

/** Runs the job behind alerts until it has read all changes so far: open transactions of other tests hold it back. */
export async function watchPropertiesNow({ db, jobs }: FastifyInstance): Promise<void> {
  const { rows } = await db.execute<{ now: string }>(sql`SELECT pg_current_xact_id()::text AS now`);
  const reached = sql`SELECT FROM alert_position WHERE horizon > ${rows[0]?.now}::xid8`;
  do await jobs.run("watch-properties");
  while ((await db.execute(reached)).rows.length === 0);
}

/** The same, as if the time in which a mail collects changes had passed. */
export async function runAlerts(app: FastifyInstance): Promise<void> {
  const { db, jobs } = app;
  await watchPropertiesNow(app);
  await db.execute(sql`UPDATE outbox SET run_at = app_now() WHERE kind = 'mail-alert' AND done_at IS NULL`);
  await jobs.run("outbox");
}
