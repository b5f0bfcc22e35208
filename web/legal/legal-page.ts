import type { Feature } from "#domain/site/features.ts";

/** A text is a paragraph, a list of texts is a list. */
export type LegalBody = readonly (string | readonly string[])[];

/** A chapter of terms, or one question of the help page with its answer. */
export type LegalPart = {
  id: string;
  heading: string;
  body: LegalBody;
  /** Only sites with this feature say it. */
  needs?: Feature;
};

export type LegalSection = LegalPart & { parts?: readonly LegalPart[] };

/** Texts may hold `{brand}`, `{supportEmail}` and `{supportPhone}`; `fillLegal` puts the site's own in. */
export type LegalPage = {
  title: string;
  intro: string;
  /** The day of the last change, as `YYYY-MM-DD`. */
  updated: string;
  /** Said above the page in the demo edition only. */
  demoNote: string;
  sections: readonly LegalSection[];
};
