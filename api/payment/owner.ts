import type { FastifyRequest } from "fastify";
import { holderOf } from "#api/cart/holder.ts";

/** Whoever made the cart, or the account it belongs to. */
export type Owner = { holder: string | null; userId: string | null };

export function ownerOf(request: FastifyRequest): Owner {
  return { holder: holderOf(request), userId: request.caller.kind === "user" ? request.caller.userId : null };
}

export function owns(owner: Owner, of: { holder: string; userId: string | null }): boolean {
  return owner.holder === of.holder || (owner.userId !== null && owner.userId === of.userId);
}
