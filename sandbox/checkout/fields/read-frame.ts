import { merchantOrigin } from "../../bank/merchant-origin.ts";
import type { Language } from "../../bank/page-shell.ts";

/** Our names of cards by Flow's. */
const SCHEMES: Record<string, string> = {
  visa: "visa",
  mastercard: "master-card",
  amex: "american-express",
  mada: "mada",
};

export type Frame = {
  part: "card" | "applepay";
  language: Language;
  /** The merchant's page in which Flow runs. */
  origin: string;
  publicKey: string;
  cards: string;
};

/** The query of a frame, which Flow's script writes: `?part&locale&origin&key&schemes`. */
export function readFrame({ searchParams }: URL): Frame {
  const wanted = (searchParams.get("schemes") ?? "").split(",").flatMap((scheme) => SCHEMES[scheme] ?? []);
  const cards = wanted.length > 0 ? wanted : Object.values(SCHEMES);
  return {
    part: searchParams.get("part") === "applepay" ? "applepay" : "card",
    origin: merchantOrigin(searchParams.get("origin")),
    language: searchParams.get("locale")?.startsWith("ar") ? "ar" : "en",
    publicKey: searchParams.get("key") ?? "",
    cards: cards.join(","),
  };
}
