import type { Features } from "#domain/site/features.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import type { LegalBody, LegalPage, LegalPart } from "./legal-page.ts";

type LegalFacts = { brand: string; supportEmail: string; supportPhone: string; features: Features };
export type FilledPage = Omit<LegalPage, "demoNote"> & { demoNote: string | null };

/** The page in the name of one site; outside the demo edition it does not speak of a demo. */
export function fillLegal(page: LegalPage, facts: LegalFacts, demo: boolean): FilledPage {
  const fill = (text: string) => fillText(text, facts);
  const isShown = ({ needs }: LegalPart) => needs === undefined || facts.features[needs];
  return {
    ...page,
    title: fill(page.title),
    intro: fill(page.intro),
    demoNote: demo ? fill(page.demoNote) : null,
    sections: page.sections.filter(isShown).map(({ parts, ...section }) => ({
      ...fillPart(section, fill),
      ...(parts && { parts: parts.filter(isShown).map((part) => fillPart(part, fill)) }),
    })),
  };
}

function fillPart(part: LegalPart, fill: (text: string) => string): LegalPart {
  const body: LegalBody = part.body.map((block) => (typeof block === "string" ? fill(block) : block.map(fill)));
  return { ...part, heading: fill(part.heading), body };
}

function fillText(text: string, { brand, supportEmail, supportPhone }: LegalFacts): string {
  return text
    .replaceAll("{brand}", brand)
    .replaceAll("{supportEmail}", leftToRight(supportEmail))
    .replaceAll("{supportPhone}", leftToRight(supportPhone));
}
