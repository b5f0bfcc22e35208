import { row } from "./setting-row.ts";
import { number } from "./setting-values.ts";

/** Gift cards and what limits their abuse. */
export const giftRows = {
  giftWaitMinutes: row(
    "GIFT_WAIT_MINUTES",
    "30",
    number(0, 1440),
    "Minutes between the payment of a gift card and the moment it is active and sent, in which a fraud can be stopped",
  ),
  giftMaxSar: row("GIFT_MAX_SAR", "2000", number(50, 2000), "Riyals that one gift card may hold"),
  giftDaySar: row(
    "GIFT_DAY_SAR",
    "5000",
    number(50, 1_000_000),
    "Riyals of gift cards that one contact, one network and one bank card may buy in a day",
  ),
  giftDayCards: row(
    "GIFT_DAY_CARDS",
    "5",
    number(1, 1_000_000),
    "Gift cards that one contact, one network and one bank card may buy in a day",
  ),
  limitGift: row(
    "LIMIT_GIFT",
    "5",
    number(1, 1_000_000),
    "Gift codes that one account and one network may try in fifteen minutes, and four times as many in a day; then a captcha is required",
  ),
};
