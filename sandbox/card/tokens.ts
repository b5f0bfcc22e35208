import { randomBytes } from "node:crypto";
import type { Card } from "../bank/payment.ts";
import { sandboxNow, scaled } from "../clock.ts";
import type { Outcome } from "./test-cards.ts";

type Token = { card: Card; outcome: Outcome; expiresAt: number };

const TTL_MS = 15 * 60_000;
/** A slow machine must be able to pay with it, however small the scale. */
const MIN_TTL_MS = 20_000;
const tokens = new Map<string, Token>();

/** A token represents the card; the number is not stored. */
export function createToken(prefix: "tok" | "token", card: Card, outcome: Outcome): string {
  const now = sandboxNow();
  for (const [name, { expiresAt }] of tokens) if (expiresAt <= now) tokens.delete(name);
  const name = `${prefix}_${randomText(26)}`;
  tokens.set(name, { card, outcome, expiresAt: now + Math.max(scaled(TTL_MS), MIN_TTL_MS) });
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

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** Random text of the letters in the ids of companies. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % 32]).join("");
}
