import { readStored, writeStored } from "#web/lib/stored.ts";

/** How a guest names themselves to us. */
export type LoginBy = "email" | "phone";

/** Where the browser remembers the way that was used last. */
export const LOGIN_BY = "LOGIN_BY";

export function rememberedBy(): LoginBy {
  return readStored<unknown>(localStorage, LOGIN_BY) === "phone" ? "phone" : "email";
}

export function rememberBy(by: LoginBy): void {
  writeStored(localStorage, LOGIN_BY, by);
}
