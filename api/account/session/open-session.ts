import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tellOwner } from "#api/account/message/enqueue-account-message.ts";
import { userView } from "#api/account/record/user-view.ts";
import { holderOf } from "#api/cart/holder.ts";
import { joinHolder } from "#api/cart/join-holder.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { type AccountRow, type SessionRow, sessions } from "#api/schema/account.ts";
import type { SignedIn } from "#contract/account.ts";
import { TOKEN_SECONDS } from "#domain/account/session-life.ts";
import { type Place, placeOf } from "./place.ts";
import { keepSession } from "./session-cookies.ts";
import { hashToken, md5UserOf, newToken } from "./session-token.ts";

export type Opened = { account: AccountRow; token: string; expiresIn: number };

/** Logs a browser in: its token begins a family, and what it booked before joins the account. The account is locked. */
export async function openSession(
  tx: Tx,
  request: FastifyRequest,
  account: AccountRow,
  via: SessionRow["via"],
): Promise<Opened> {
  const { device, network } = placeOf(request);
  await tellNewDevice(tx, request, account, { device, network });
  const token = newToken();
  const now = await productTime(tx);
  await tx.insert(sessions).values({
    id: randomUUID(),
    accountId: account.id,
    family: randomUUID(),
    tokenHash: hashToken(token),
    via,
    device,
    network,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    familyStartedAt: now,
    expiresAt: new Date(now.getTime() + TOKEN_SECONDS * 1_000),
  });
  await joinHolder(tx, holderOf(request), account.id);
  request.log.info({ event: "login", outcome: via, userId: account.id }, "logged in");
  return { account, token, expiresIn: TOKEN_SECONDS };
}

/** The answer of every way in, with its three cookies. Only after the transaction that opened the session. */
export async function answerSignedIn(request: FastifyRequest, reply: FastifyReply, opened: Opened): Promise<SignedIn> {
  const { db, settings } = request.server;
  const { account, token, expiresIn } = opened;
  const user = await userView(db, account);
  keepSession(request, reply, opened);
  return { md5User: md5UserOf(settings.secrets, account.id), token, expiresIn, user };
}

/** The first login of an account is no news to its owner. */
async function tellNewDevice(tx: Tx, request: FastifyRequest, account: AccountRow, place: Place): Promise<void> {
  const { device, network, accountId } = sessions;
  const isSame = sql`${device} = ${place.device} AND ${network} = ${place.network}`;
  const [known] = await tx
    .select({ any: sql<boolean>`count(*) > 0`, same: sql<boolean>`coalesce(bool_or(${isSame}), false)` })
    .from(sessions)
    .where(eq(accountId, account.id));
  if (known?.any && !known.same) {
    await tellOwner(tx, request.server.settings, account, { kind: "new-device", ...place });
  }
}
