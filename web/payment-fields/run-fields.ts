import { linkToPage, type MountedFields } from "./frame-link.ts";
import type { Mounting } from "./mounting.ts";
import { type PageFacts, readPageFacts } from "./page-facts.ts";

type Mount = (mounting: Mounting) => Promise<MountedFields>;

/**
 * Runs the page with the card fields of one gateway; `prepare` begins what needs no session. Like everything here this
 * runs in the browser as it is written, without its types: it imports no package.
 */
export function runFields(gateway: PageFacts["gateway"], prepare: (facts: PageFacts) => Mount): void {
  const main = document.querySelector("[data-facts]") as HTMLElement;
  const facts = readPageFacts(main);
  const mount = prepare(facts);
  linkToPage(facts.origin, async (session, send) => {
    try {
      if (session.gateway !== gateway) throw new Error("The session is of another gateway than the page.");
      const fields = await mount({ main, facts, session, send });
      main.dataset.state = "ready";
      return fields;
    } catch (error) {
      main.dataset.state = "failed";
      throw error;
    }
  });
}
