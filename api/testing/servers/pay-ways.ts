import { testCards } from "#api/testing/guests/paying-guest.ts";
import type { Gateway } from "#domain/payment/gateways.ts";
import { testedGateway } from "./card-gateway.ts";

/** A way to pay as a guest chooses it, and the gateway and the ledger of the sandbox behind it. */
export type PayWay = {
  gateway: Gateway;
  book: "card" | "knet" | "tabby" | "tamara";
  site: string;
  /** The number of the card, and of one whose bank asks for a code; empty for a method with a page of its own. */
  card: string;
  challenged: string;
  choice: object;
};

const byCard: PayWay = {
  gateway: testedGateway,
  book: "card",
  site: "mabeet-sa",
  card: testCards.paid,
  challenged: testCards.challenged,
  choice: {},
};
const onPage = { site: "mabeet-sa", card: "", challenged: "" } as const;

const ways = {
  card: byCard,
  mada: { ...byCard, card: "4464040000000007", challenged: "" },
  KNET: { ...onPage, gateway: "checkout", book: "knet", site: "mabeet-kw", choice: { method: "knet" } },
  Tabby: {
    ...onPage,
    gateway: "tabby",
    book: "tabby",
    choice: { method: "tabby", installmentPlanId: "installments" },
  },
  Tamara: { ...onPage, gateway: "tamara", book: "tamara", choice: { method: "tamara", installmentPlanId: "tamara-4" } },
} as const satisfies Record<string, PayWay>;
type WayName = keyof typeof ways;

/** The rows of a table of tests. A run over another gateway for cards repeats only what is paid by card. */
export function waysOf(...names: WayName[]): [string, PayWay][] {
  const known = names.filter((name) => name === "card" || testedGateway === "checkout");
  return known.map((name) => [name === "card" ? `a card at ${testedGateway}` : name, ways[name]]);
}
