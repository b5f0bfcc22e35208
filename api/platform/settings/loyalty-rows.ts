import { programmes } from "#domain/loyalty/rates.ts";
import { row } from "./setting-row.ts";
import { httpUrl, listOf, number, oneOf, text } from "./setting-values.ts";

/** The sandbox accepts this key. */
export const DEFAULT_LOYALTY_KEY = "only-for-demo-and-test-loyalty";

/** Loyalty programmes and the wallet. */
export const loyaltyRows = {
  loyaltyUrl: row(
    "LOYALTY_URL",
    null,
    httpUrl,
    "Base URL of the loyalty programmes, one path per programme. Without it production offers none, and elsewhere the sandbox plays them",
  ),
  loyaltyKey: row(
    "LOYALTY_KEY",
    DEFAULT_LOYALTY_KEY,
    text,
    "API key for LOYALTY_URL; only the server uses it",
    "LOYALTY_URL",
  ),
  loyaltyOff: row(
    "LOYALTY_OFF",
    "",
    listOf(oneOf(...programmes)),
    "Loyalty programmes that are switched off, separated by commas; guests see them as not available now",
  ),
  rewardPercent: row(
    "REWARD_PERCENT",
    "1",
    number(0, 100),
    "How much of what a guest pays with money goes into their wallet after the stay",
  ),
  walletConfirmSar: row(
    "WALLET_CONFIRM_SAR",
    "500",
    number(0, 1_000_000),
    "Wallet payments above this many riyals need a recent login",
  ),
  pointsHoldSeconds: row(
    "POINTS_HOLD_SECONDS",
    "3600",
    number(1, 86_400),
    "The longest time for which reserved points count, even if their programme reserves them longer",
  ),
  limitOtpPoints: row(
    "LIMIT_OTP_POINTS",
    "10",
    number(1, 1_000_000),
    "Codes of loyalty programmes that one network may request in an hour",
  ),
};
