import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { notifyOwner } from "#api/account/message/enqueue-account-message.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { Client } from "#api/platform/http/client.ts";
import type { Log } from "#api/platform/http/log.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type AccountRow, type SessionRow, sessions } from "#api/schema/account.ts";
import { TOKEN_SECONDS } from "#domain/account/session-lifetimes.ts";
import { type ClientLabel, clientLabel } from "./client-label.ts";
import type { SessionListener } from "./session-listener.ts";
import { hashToken, newToken } from "./session-token.ts";

/** The browser that logs in. */
export type Browser = Client & {
  /** The id in its cookie. Read when needed, because it throws for a cookie that another site's page sent. */
  holder: () => string | null;
};
export type SessionDeps = { settings: Pick<Settings, "sealKeys">; log: Log; sessionListener: SessionListener };
export type OpenedSession = { account: AccountRow; token: string; expiresIn: number };
type Opening = {
  account: AccountRow;
  via: SessionRow["via"];
  /** The identity provider of a social login. */
  platform?: SessionRow["platform"];
  browser: Browser;
};

/** Logs a browser in: starts a session family and announces it, so that the browser's carts join the account. The account must be locked. */
export async function openSession(
  tx: Tx,
  { settings, log, sessionListener }: SessionDeps,
  { account, via, platform = null, browser }: Opening,
): Promise<OpenedSession> {
  const label = clientLabel(browser);
  await notifyNewDevice(tx, settings, account, label);
  const token = newToken();
  const now = await productTime(tx);
  await tx.insert(sessions).values({
    id: randomUUID(),
    accountId: account.id,
    family: randomUUID(),
    tokenHash: hashToken(token),
    via,
    platform,
    ...label,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    familyStartedAt: now,
    expiresAt: new Date(now.getTime() + TOKEN_SECONDS * 1_000),
  });
  await sessionListener.joined(tx, account.id, browser.holder());
  log.info({ event: "login", outcome: via, userId: account.id }, "logged in");
  return { account, token, expiresIn: TOKEN_SECONDS };
}

/** The first login of an account sends no message. */
async function notifyNewDevice(
  tx: Tx,
  settings: SessionDeps["settings"],
  account: AccountRow,
  label: ClientLabel,
): Promise<void> {
  const { device, network, accountId } = sessions;
  const isSame = sql`${device} = ${label.device} AND ${network} = ${label.network}`;
  const [known] = await tx
    .select({ any: sql<boolean>`count(*) > 0`, same: sql<boolean>`coalesce(bool_or(${isSame}), false)` })
    .from(sessions)
    .where(eq(accountId, account.id));
  if (known?.any && !known.same) await notifyOwner(tx, settings, account, { kind: "new-device", ...label });
}
