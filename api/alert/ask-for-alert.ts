import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { enqueueAccountMessage } from "#api/account/message/enqueue-account-message.ts";
import { knownOf } from "#api/list/change-lists.ts";
import { writeProperties } from "#api/list/write-lists.ts";
import { appToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type ListAlertRow, listAlerts } from "#api/schema/alert.ts";
import { savedListProperties, savedLists } from "#api/schema/list.ts";
import type { AlertRequest } from "#contract/list/alert.ts";
import { ALERT_CONSENT_VERSION } from "#domain/alert/alert-limits.ts";
import { readEmail } from "#domain/field/person.ts";
import type { Language } from "#domain/language/language.ts";
import { readListName } from "#domain/list/saved-list.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { confirmToken } from "./alert-link.ts";

type Request = Omit<AlertRequest, "captchaToken"> & { site: Site; language: Language };
type Checked = { email: string; stay: Stay; name: string | null; propertyIds: number[] };

/**
 * Stores a copy of a list for an address and sends it a link to confirm. The copy stays as it is until its guest asks
 * again; asking again for a list whose mails are on needs no second link.
 */
export async function askForAlert(
  tx: Tx,
  settings: Pick<Settings, "secrets" | "sealKeys">,
  request: Request,
): Promise<void> {
  const { email, ...content } = await check(tx, request);
  const listId = copyId(request.list.id, email);
  await storeCopy(tx, listId, content);
  const alert = await storeRequest(tx, listId, email, request);
  if (alert.confirmedAt) return;
  const { siteId, language } = alert;
  const addressee = { channel: "email", recipient: email, siteId, language, firstName: "" } as const;
  const link = confirmToken(alert.id, email, settings.secrets);
  await enqueueAccountMessage(tx, settings, addressee, { kind: "alert-confirm", link, list: content.name });
}

async function check(tx: Tx, { email: typed, consentVersion, list }: Request): Promise<Checked> {
  const email = readEmail(typed);
  if (email === null)
    throw new Problem("validation", { fields: { email: typed.trim() === "" ? "required" : "email" } });
  if (consentVersion !== ALERT_CONSENT_VERSION) {
    throw new Problem("validation", { fields: { consentVersion: "invalid" } });
  }
  if (list.stay.checkIn < (await appToday(tx))) throw new Problem("alert-needs-dates");
  const propertyIds = [...(await knownOf(tx, list.propertyIds))];
  if (propertyIds.length === 0) throw new Problem("validation", { fields: { list: "required" } });
  return { email, stay: list.stay, name: list.name === null ? null : readListName(list.name), propertyIds };
}

/** One copy of a list for each address. The id of a list is random, so nobody else can name its copy. */
function copyId(listId: string, email: string): string {
  const hex = createHash("sha256").update(`alert:${listId}:${email}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

async function storeCopy(tx: Tx, id: string, { name, stay, propertyIds }: Omit<Checked, "email">): Promise<void> {
  await tx
    .insert(savedLists)
    .values({ id, name, ...stay })
    .onConflictDoUpdate({ target: savedLists.id, set: { name, ...stay, changedAt: sql`app_now()` } });
  const { listId, propertyId, note } = savedListProperties;
  const before = await tx.select({ id: propertyId, note }).from(savedListProperties).where(eq(listId, id));
  const properties = propertyIds.map((each) => ({ id: each, note: "" }));
  await writeProperties(tx, { id, properties: before }, { id, properties });
}

/** A request that was confirmed stays confirmed; one that was stopped begins again. */
async function storeRequest(tx: Tx, listId: string, email: string, request: Request): Promise<ListAlertRow> {
  const { confirmedAt, stoppedAt } = listAlerts;
  const given = { siteId: request.site.siteId, language: request.language, consentVersion: request.consentVersion };
  const isOn = sql`${confirmedAt} IS NOT NULL AND ${stoppedAt} IS NULL`;
  const [row] = await tx
    .insert(listAlerts)
    .values({ id: sql`gen_random_uuid()`, listId, email, consentAt: sql`app_now()`, ...given })
    .onConflictDoUpdate({
      target: listAlerts.listId,
      set: {
        ...given,
        consentAt: sql`app_now()`,
        confirmedAt: sql`CASE WHEN ${isOn} THEN ${confirmedAt} END`,
        stoppedAt: null,
      },
    })
    .returning();
  return row as ListAlertRow;
}
