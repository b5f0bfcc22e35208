import type { Provider } from "../payment/provider.ts";
import { Refusal } from "../route.ts";
import { takeToken } from "./tokens.ts";

/** Cards, and wallets with a card: the token decides the outcome. */
export const cardProvider: Provider = {
  name: "card",
  direct: false,
  page: {
    segment: "bank",
    title: { en: "Demo bank", ar: "بنك تجريبي" },
    asksForCode: true,
    buttons: ["approve", "decline", "silent"],
  },
  decide: ({ token, isChallengeRequired }) => {
    const found = takeToken(token);
    if (!found) throw new Refusal(422, "token: used, too old or not ours");
    const { card, outcome } = found;
    const isChallenged = isChallengeRequired && outcome.status === "authorised";
    return { card, ...outcome, ...(isChallenged && { status: "challenge" }) };
  },
};
