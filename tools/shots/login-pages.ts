import type { ShotPage } from "./shot-page.ts";

/** The log-in pages, the login drawer, and the pages that emails link to. */
export const loginPages: readonly ShotPage[] = [
  { id: "login", path: "/login", status: 200 },
  { id: "login-phone", path: "/login?by=phone", status: 200 },
  { id: "login-drawer", path: "/help?modals=LOGIN_DRAWER", status: 200, isWindowOnly: true },
  { id: "register", path: "/register", status: 200 },
  { id: "forgot-password", path: "/forgot-password", status: 200 },
  { id: "reset-password-late", path: "/reset-password/none", status: 200 },
  { id: "verify-email", path: "/verify/email?token=none", status: 200 },
  { id: "verify-phone", path: "/verify/phone", status: 200 },
  { id: "newsletter", path: "/newsletter", status: 200 },
  { id: "newsletter-late", path: "/newsletter?token=none", status: 410 },
];
