import type { PlainPage } from "#domain/page/page-addresses.ts";

/** The three forms that a guest goes between, and the page each has. */
export const loginViews = { login: "login", register: "register", forgot: "forgotPassword" } as const satisfies Record<
  string,
  PlainPage
>;
export type LoginView = keyof typeof loginViews;
