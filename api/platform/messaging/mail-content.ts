import type { Language } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/site-rows.ts";

/** `value` may have several lines; with `href` the name is a link. */
export type MailFact = { name: string; value: string; href?: string };
export type MailLink = { label: string; href: string };

export type MailSection = {
  /** Only a first section has none. */
  title?: string;
  facts?: MailFact[];
  text?: string;
  links?: MailLink[];
};

/** The texts of an email; its HTML and its plain text are both made from them. */
export type MailContent = {
  language: Language;
  brand: Brand;
  brandName: string;
  /** The origin of the site, for the logo. */
  origin: string;
  title: string;
  hello: string;
  lead: string;
  /** Only JPEG and PNG are shown by every mail program; `lines` stand under it, the first one large. */
  picture: { src: string; alt: string; lines?: string[] } | null;
  /** A code that the guest types. */
  code: MailFact | null;
  sections: MailSection[];
  action: MailLink | null;
  help: string;
  /** Facts for mail programs, in the words of schema.org. */
  data?: readonly object[];
};

/** Lines of a value are parts of one line in plain text. */
const SEPARATORS: Record<Language, string> = { en: ", ", ar: "، " };

export function mailText({ language, hello, lead, code, sections, action, help }: MailContent): string {
  const blocks = [
    hello,
    lead,
    ...(code ? [`${code.name}: ${code.value}`] : []),
    ...(action ? [`${action.label}: ${action.href}`] : []),
    ...sections.map((section) => sectionText(section, SEPARATORS[language])),
    help,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function sectionText({ title, facts = [], text, links = [] }: MailSection, separator: string): string {
  return [
    ...(title ? [title] : []),
    ...facts.flatMap(({ name, value, href }) => [
      `${name}: ${value.replaceAll("\n", separator)}`,
      ...(href ? [href] : []),
    ]),
    ...(text ? [text] : []),
    ...links.map(({ label, href }) => `${label}: ${href}`),
  ].join("\n");
}
