import type { Caller } from "#api/platform/http/caller.ts";

/** The browser that created a cart, and the account that the cart belongs to. */
export type Owner = {
  holder: string | null;
  userId: string | null;
  /** The browser was logged in, and its login has ended for this reason. */
  ended?: { reason?: string };
};

/** Takes a request. */
export function ownerOf({ holder, caller }: { holder: string | null; caller: Caller }): Owner {
  if (caller.kind === "user") return { holder, userId: caller.userId };
  const { isOver, endReason: reason } = caller;
  return { holder, userId: null, ...(isOver && { ended: reason ? { reason } : {} }) };
}

/** To whom an idempotency key belongs: to the browser, which stays the same when its network or session changes. */
export function keyOwner({ holder, userId }: Owner): string | null {
  if (holder) return `holder:${holder}`;
  return userId && `user:${userId}`;
}

/** A cart or order of one account is not visible to another account, even in the same browser. */
export function owns(owner: Owner, of: { holder: string; userId: string | null }): boolean {
  if (owner.userId !== null && of.userId !== null) return owner.userId === of.userId;
  return owner.holder === of.holder;
}
