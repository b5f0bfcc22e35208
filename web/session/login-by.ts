import { readStored, writeStored } from "#web/lib/storage/stored.ts";

/** The contact that a guest logs in with. */
export type LoginBy = "email" | "phone";

/** The storage key of the contact that was used last. */
export const LOGIN_BY = "LOGIN_BY";

export function readLoginBy(): LoginBy {
  return readStored<unknown>(localStorage, LOGIN_BY) === "phone" ? "phone" : "email";
}

export function storeLoginBy(by: LoginBy): void {
  writeStored(localStorage, LOGIN_BY, by);
}
