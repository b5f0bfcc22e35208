import { randomBytes } from "node:crypto";
import { sandboxNow } from "../clock.ts";
import type { Card } from "../payment/payment.ts";
import type { Outcome } from "./test-cards.ts";

type Token = { card: Card; outcome: Outcome; expiresAt: number };

const TTL_MS = 15 * 60_000;
const tokens = new Map<string, Token>();

/** A token represents the card; the number is not stored. */
export function createToken(card: Card, outcome: Outcome): string {
  const now = sandboxNow();
  for (const [name, { expiresAt }] of tokens) if (expiresAt <= now) tokens.delete(name);
  const name = `tok_${randomBytes(18).toString("base64url")}`;
  tokens.set(name, { card, outcome, expiresAt: now + TTL_MS });
  return name;
}

/** The card of a token that can still pay. */
export function findToken(name: string): Token | null {
  const token = tokens.get(name);
  return token && token.expiresAt > sandboxNow() ? token : null;
}

/** The same, and uses the token up: it pays once. */
export function takeToken(name: string): Token | null {
  const token = findToken(name);
  tokens.delete(name);
  return token;
}
