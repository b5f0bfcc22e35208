import type { Place } from "#domain/seo/places.ts";

/** The three forms that a guest goes between, and the page each has. */
export const loginViews = { login: "login", register: "register", forgot: "forgotPassword" } as const satisfies Record<
  string,
  Place
>;
export type LoginView = keyof typeof loginViews;
