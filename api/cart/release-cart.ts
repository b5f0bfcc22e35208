import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";
import { giveNightsBack } from "./claim-nights.ts";
import { ownCartWithHome, requireOpen } from "./own-cart.ts";

/** Gives the nights of a cart back. A hold that is over already is as good as given up. */
export async function releaseCart(tx: Tx, request: FastifyRequest, cartId: string): Promise<void> {
  const cart = await ownCartWithHome(tx, request, cartId);
  if (cart.state === "released") return;
  if (cart.state !== "open") await requireOpen(tx, cart);
  await tx.update(carts).set({ state: "released" }).where(eq(carts.id, cart.id));
  await giveNightsBack(tx, [cart.stayClaimId]);
}
