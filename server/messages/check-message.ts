import { type PluralElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { foreignWords } from "./foreign-words.ts";
import { everyElement, type ParsedMessage } from "./parse-message.ts";
import { termReasons } from "./preferred-terms.ts";

/** The errors of one message, each worded to follow its key. */
export function messageReasons(message: ParsedMessage, language: string): string[] {
  const reasons: string[] = [];
  for (const element of everyElement(message.elements)) {
    if (element.type === TYPE.plural) reasons.push(...pluralReasons(element, language));
    if (element.type === TYPE.literal) reasons.push(...textReasons(element.value, language));
  }
  return [...new Set(reasons)];
}

function pluralReasons(element: PluralElement, language: string): string[] {
  const rules = new Intl.PluralRules(language, { type: element.pluralType ?? "cardinal" });
  const needed: string[] = rules.resolvedOptions().pluralCategories;
  const given = Object.keys(element.options).filter((option) => !option.startsWith("="));
  return [
    ...needed
      .filter((form) => !given.includes(form))
      .map((form) => `lacks the plural form "${form}" of {${element.value}}`),
    ...given
      .filter((form) => !needed.includes(form))
      .map((form) => `has a plural form "${form}" of {${element.value}} that the language does not know`),
  ];
}

/** A comma between digits is a thousands separator, which both languages share. */
const latinPunctuation = /[;?]|(?<!\d),|,(?!\d)/;

function textReasons(text: string, language: string): string[] {
  const foreign = foreignWords(text, language);
  return [
    ...(foreign.length ? [`holds words of the other script: ${foreign.join(", ")}`] : []),
    ...(language === "ar" && latinPunctuation.test(text) ? ["uses a Latin comma, semicolon or question mark"] : []),
    ...(/[٠-٩۰-۹]/.test(text) ? ["holds digits that are not Latin"] : []),
    ...termReasons(text, language),
    ...(/[!！]/.test(text) ? ["raises its voice with an exclamation mark"] : []),
  ];
}
