import type { PlainPage } from "#domain/page/page-addresses.ts";

/** The three login forms, and the page of each. */
export const loginViews = { login: "login", register: "register", forgot: "forgotPassword" } as const satisfies Record<
  string,
  PlainPage
>;
export type LoginView = keyof typeof loginViews;
