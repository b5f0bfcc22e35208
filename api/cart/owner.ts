import type { FastifyRequest } from "fastify";
import { holderOf } from "./holder.ts";

/** Whoever made the cart, or the account it belongs to. */
export type Owner = { holder: string | null; userId: string | null };

export function ownerOf(request: FastifyRequest): Owner {
  return { holder: holderOf(request), userId: request.caller.kind === "user" ? request.caller.userId : null };
}

/** What belongs to an account is no other account's, even in the same browser. */
export function owns(owner: Owner, of: { holder: string; userId: string | null }): boolean {
  if (owner.userId !== null && of.userId !== null) return owner.userId === of.userId;
  return owner.holder === of.holder;
}
