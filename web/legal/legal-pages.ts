import type { Language } from "#domain/language/language.ts";
import { help as helpAr } from "./help.ar.ts";
import { help as helpEn } from "./help.en.ts";
import type { LegalPage } from "./legal-page.ts";
import { privacy as privacyAr } from "./privacy.ar.ts";
import { privacy as privacyEn } from "./privacy.en.ts";
import { terms as termsAr } from "./terms.ar.ts";
import { terms as termsEn } from "./terms.en.ts";

export type LegalPageName = "terms" | "privacy" | "help";

/** Read in loaders only: the texts are long and the browser needs just the one it shows. */
export const legalPages: Record<LegalPageName, Record<Language, LegalPage>> = {
  terms: { en: termsEn, ar: termsAr },
  privacy: { en: privacyEn, ar: privacyAr },
  help: { en: helpEn, ar: helpAr },
};
