import type { FastifyReply, FastifyRequest } from "fastify";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { answerOnce } from "#api/platform/http/answer-once.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { CartProduct } from "#contract/cart.ts";
import { cartView } from "./cart-view.ts";
import { holderOf } from "./holder.ts";

/** A cart after a change, and lines said in this answer only. */
export type Changed = { cart: CartRow; refused?: CartProduct[] };

/** Does a change of a cart once per key of its holder and answers with the whole cart. */
export function answerCart(
  request: FastifyRequest,
  reply: FastifyReply,
  point: string,
  change: (tx: Tx) => Promise<Changed>,
): Promise<FastifyReply> {
  const work = async (tx: Tx) => {
    const { cart, refused } = await change(tx);
    return { status: 200, body: await cartView(tx, request, cart, refused) };
  };
  const holder = holderOf(request);
  const committed = () => faultPoint(point);
  return answerOnce(request, reply, work, { committed, ...(holder && { caller: `holder:${holder}` }) });
}
