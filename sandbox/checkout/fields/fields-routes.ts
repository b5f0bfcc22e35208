import { browserScript, scriptRoutes } from "../../browser-script.ts";
import type { Route } from "../../route.ts";
import { cardFrame } from "./card-frame.ts";
import { readFrame } from "./read-frame.ts";
import { walletFrame } from "./wallet-frame.ts";

const frames = { card: cardFrame, applepay: walletFrame };

/** Flow, Checkout.com's library for card fields: its script, and the frames that the script shows. */
export const checkoutFieldsRoutes: readonly Route[] = [
  {
    method: "GET",
    path: /^\/checkout\/web-components\/index\.js$/,
    answer: () => ({ script: browserScript("sandbox/checkout/fields/browser/web-components.ts") }),
  },
  {
    method: "GET",
    path: /^\/checkout\/fields$/,
    answer: ({ url }) => {
      const frame = readFrame(url);
      return frames[frame.part](frame);
    },
  },
  ...scriptRoutes([
    "sandbox/checkout/fields/browser/card-frame.ts",
    "sandbox/checkout/fields/browser/wallet-frame.ts",
    "sandbox/checkout/fields/browser/frame-port.ts",
    "domain/payment/card/card-rules.ts",
    "domain/payment/card/format-card.ts",
    "domain/payment/card/mada-bins.ts",
    "domain/field/digits.ts",
  ]),
];
