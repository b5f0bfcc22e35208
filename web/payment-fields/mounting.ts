import type { CardSession, FromFields } from "#web/lib/card-frame/frame-messages.ts";
import type { PageFacts } from "./page-facts.ts";

/** What the fields of a gateway are mounted with. */
export type Mounting = {
  main: HTMLElement;
  facts: PageFacts;
  session: CardSession;
  send: (message: FromFields) => void;
};
