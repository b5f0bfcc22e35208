import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { post, transfer } from "#api/ledger/post.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { LotSource } from "#domain/wallet/expiry.ts";
import { aMember, type Member } from "./member.ts";

export type WalletMember = Member & { walletId: string };

const site = { host: "mabeet-sa.localhost" };

/** A member who has joined the wallet. */
export async function aWalletMember(app: FastifyInstance, headers = site): Promise<WalletMember> {
  const member = await aMember(app, { headers });
  const answer = await member.call("POST", endpoints.enrolInWallet.url, {});
  if (answer.statusCode !== 201) throw new Error(`The member could not join: ${answer.body}`);
  const { rows } = await app.db.execute<{ id: string }>(
    sql`SELECT id FROM wallet WHERE account_id = ${member.user.id}`,
  );
  return { ...member, walletId: rows[0]?.id ?? "" };
}

type GivenLot = { source?: LotSource; opensInDays?: number; expiresInDays?: number | null };

/** A lot with halalas; it is open unless the test says otherwise. */
export async function aLot(
  { db }: Pick<FastifyInstance, "db">,
  walletId: string,
  amountMinor: number,
  { source = "goodwill", opensInDays = -1, expiresInDays = null }: GivenLot = {},
): Promise<string> {
  const lotId = randomUUID();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      INSERT INTO wallet_lot (id, wallet_id, source, opens_at, expires_at)
      VALUES (${lotId}, ${walletId}, ${source}, app_now() + make_interval(days => ${opensInDays}),
        app_now() + make_interval(days => ${expiresInDays}))`);
    const entries = transfer({ from: "goodwill", to: `wallet:${lotId}`, amountMinor, currency: "SAR" });
    await post(tx, { kind: "goodwill", subjectId: lotId, entries });
  });
  return lotId;
}
