import type { ShotPage } from "./shot-page.ts";

/** Gift cards, which only one brand sells. */
export const giftPages: readonly ShotPage[] = [
  { id: "gift-cards", path: "/gift-cards", status: 200, brand: "mabeet" },
  { id: "gift-redeem", path: "/gift-cards/redeem", status: 200, brand: "mabeet" },
  { id: "gift-payment", path: "/gift-cards/{gift}/payment", status: 200, brand: "mabeet" },
  { id: "gift-order", path: "/gift-cards/{gift}", status: 200, brand: "mabeet" },
  { id: "gift-order-undelivered", path: "/gift-cards/{gift-undelivered}", status: 200, brand: "mabeet" },
  { id: "gift-order-missing", path: "/gift-cards/G000000000", status: 404, brand: "mabeet" },
];
