import type { Platform } from "./people.ts";

/** The authorisation request of a merchant. */
export type AuthRequest = {
  platform: Platform;
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
  state: string;
  language: "en" | "ar";
};
