import type { CardSession } from "#web/lib/card-frame/frame-messages.ts";

/** What the server wrote into the page. */
export type PageFacts = {
  /** The origin of the payment page around us, which is one of ours. */
  origin: string;
  language: "en" | "ar";
  kind: "fields" | "wallet";
  gateway: CardSession["gateway"];
  /** The cards that the site takes. */
  cards: readonly string[];
  /** The URL of the gateway's own script. */
  library: string | null;
  texts: Record<string, string>;
};

export function readPageFacts(main: HTMLElement): PageFacts {
  return JSON.parse(main.dataset.facts ?? "") as PageFacts;
}
