import type { MailContent, MailFact } from "#api/platform/messaging/mail-content.ts";
import type { AlertNews } from "#domain/alert/alert-news.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { convertPrice } from "#domain/money/convert-price.ts";
import { BASE_CURRENCY } from "#domain/money/currency.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatCardPrice } from "#domain/money/format-price.ts";
import { type Page, type PageArguments, pagePath } from "#domain/page/page-addresses.ts";
import { ogPictureUrl } from "#domain/picture/picture-url.ts";
import { riyals } from "#domain/price/riyals.ts";
import { propertyName } from "#domain/property/property-name.ts";
import type { Site } from "#domain/site/sites.ts";
import { displayDay, displayShortDay } from "#domain/stay/calendar/display-day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { isolated } from "#domain/text/isolated.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";

/** A property that the mail reports. */
export type ReportedProperty = { id: number; nameEn: string; nameAr: string; cityId: number; news: AlertNews };

export type AlertMailFacts = {
  site: Site;
  origin: string;
  language: Language;
  firstName: string;
  /** `null` for a guest without an account, whose list is in one browser alone. */
  listId: string | null;
  /** `null` is the list that has no name of its own. */
  listName: string | null;
  stay: Stay;
  properties: readonly ReportedProperty[];
  /** Units of the site's currency for one riyal; `null` shows riyals. */
  rate: number | null;
  /** The token of the link that stops these mails. */
  token: string;
};

/** The mail about properties of a list that became free or cheaper. */
export function alertMailContent(facts: AlertMailFacts): MailContent {
  const { site, origin, language, firstName, listName, stay } = facts;
  const { mail, accountMail, alertMail: words } = lazyMessagesOf(language);
  const page = pageAt(facts);
  const list = listName === null ? words.defaultList : words.namedList({ name: isolated(listName) });
  const days = { from: displayShortDay(stay.checkIn, language), to: displayDay(stay.checkOut, language) };
  return {
    language,
    brand: site.brand,
    brandName: messagesOf(language).shell.brand[site.brand],
    origin,
    title: titleOf(facts),
    hello: firstName ? mail.hello({ name: isolated(firstName) }) : accountMail.hello,
    lead: words.lead({ list, ...days }),
    picture: pictureOf(facts),
    code: null,
    sections: [
      { facts: facts.properties.map((property) => propertyFact(property, facts)), text: words.priceNote },
      { title: words.whyTitle, text: words.why, links: [{ label: words.stop, href: stopAddress(facts) }] },
    ],
    action: facts.listId === null ? null : { label: words.open, href: page("saved", { list: facts.listId }) },
    help: mail.help({ mail: leftToRight(site.supportEmails.general), phone: leftToRight(site.supportPhone) }),
  };
}

function titleOf({ properties, language }: AlertMailFacts): string {
  const { alertMail: words } = lazyMessagesOf(language);
  const [first] = properties;
  if (!first || properties.length > 1) return words.subjectSeveral({ n: properties.length });
  const name = isolated(nameOf(first, language));
  return first.news.kind === "free" ? words.subjectFree({ home: name }) : words.subjectCheaper({ home: name });
}

/** The first property; a mail is never without one. */
function pictureOf({ properties: [first], origin, language }: AlertMailFacts): MailContent["picture"] {
  return first ? { src: `${origin}${ogPictureUrl(first.id)}`, alt: nameOf(first, language) } : null;
}

function propertyFact(property: ReportedProperty, facts: AlertMailFacts): MailFact {
  const { alertMail: words } = lazyMessagesOf(facts.language);
  const price = priceText(property.news.halalas, facts);
  const { stay } = facts;
  return {
    name: nameOf(property, facts.language),
    value:
      property.news.kind === "free"
        ? words.free({ price })
        : words.cheaper({ price, before: priceText(property.news.before, facts) }),
    href: pageAt(facts)("property", {
      propertyId: String(property.id),
      cityId: String(property.cityId),
      checkIn: writeUrlDay(stay.checkIn),
      checkOut: writeUrlDay(stay.checkOut),
    }),
  };
}

function nameOf({ nameEn, nameAr }: ReportedProperty, language: Language): string {
  return propertyName({ own: { en: nameEn, ar: nameAr } }, language);
}

/** As the cards of the list show it: in the currency of the site, without decimals. */
function priceText(halalas: number, { site, rate, language }: AlertMailFacts): string {
  const currency = rate === null ? BASE_CURRENCY : site.currency;
  return currencyText(formatCardPrice(convertPrice(riyals(halalas), rate ?? 1), currency), currency, language);
}

/** Mail programs show a one-click unsubscribe button that posts to this address. */
export function stopAddress(facts: AlertMailFacts): string {
  return pageAt(facts)("alertStop", { token: facts.token });
}

/** Addresses of pages in the language of the mail. */
function pageAt({ origin, language }: AlertMailFacts) {
  return <Name extends Page>(page: Name, ...values: PageArguments<Name>) =>
    `${origin}/${language}${pagePath(page, "desktop", ...values)}`;
}
