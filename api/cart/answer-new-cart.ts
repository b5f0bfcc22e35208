import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { answerOnce, requestScope } from "#api/platform/http/answer-once.ts";
import { isAnswered } from "#api/platform/idempotency/run-once.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { carts } from "#api/schema/cart.ts";
import { newCartView } from "./cart-view.ts";
import { isTaken } from "./claim-nights.ts";
import { createCart, type Making } from "./create-cart.ts";
import { keepHolder } from "./holder.ts";

/**
 * Makes a cart once per key and gives its browser the cookie that opens it. Who has waited behind others is one of a
 * crowd: whether somebody was faster is asked before any lock.
 */
export async function answerNewCart(reply: FastifyReply, making: Making, isOfCrowd: boolean): Promise<FastifyReply> {
  const { request } = making;
  const { db } = request.server;
  if (isOfCrowd) await refuseTaken(db, making);
  let isMadeNow = false;
  const work = async (tx: Tx) => {
    const { cart, facts, hold } = await createCart(tx, making);
    isMadeNow = true;
    return { status: 201, body: newCartView(request, cart, facts), write: hold };
  };
  const committed = async (answer: string) => {
    await faultPoint("K03");
    keepHolder(request, reply, isMadeNow ? making.holder : await holderOfAnswer(db, answer));
  };
  return answerOnce(request, reply, work, { conflict: "dates-taken", committed });
}

/** Most of a crowd is told by one question that somebody was faster; who made the cart earlier is not refused their own. */
async function refuseTaken(db: Db, { request, wish, stay, holder }: Making): Promise<void> {
  if (!(await isTaken(db, wish.propertyId, stay, holder))) return;
  if (!(await isAnswered(db, requestScope(request)))) throw new Problem("dates-taken");
}

/** An earlier answer may have got lost together with its cookie. */
async function holderOfAnswer(db: Db, answer: string): Promise<string> {
  const { cartId } = JSON.parse(answer) as { cartId: string };
  const [cart] = await db.select({ holder: carts.holder }).from(carts).where(eq(carts.id, cartId));
  if (!cart) throw new Problem("cart-not-found");
  return cart.holder;
}
