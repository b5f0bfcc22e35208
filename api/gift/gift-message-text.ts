import type { GiftRecipient } from "#api/order/view/gift-recipient.ts";
import type { MailContent } from "#api/platform/messaging/mail-content.ts";
import type { GiftCardRow, GiftOrderRow } from "#api/schema/gift.ts";
import { cardWords } from "#domain/gift/card-words.ts";
import { shownGiftCode } from "#domain/gift/code.ts";
import { giftPicture } from "#domain/gift/designs.ts";
import { sendDayOf } from "#domain/gift/schedule.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { BASE_CURRENCY } from "#domain/money/currency.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { isolated } from "#domain/text/isolated.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { lastDayOf } from "#domain/wallet/expiry.ts";
import { giftLink, redeemLink } from "./gift-links.ts";

export type LinkOptions = { site: Site; origin: string };
type Sent = LinkOptions & { gift: GiftOrderRow; card: GiftCardRow; recipient: GiftRecipient; code: string };

/** The mail with a gift card, in the language of its recipient. */
export function giftMailContent({ site, origin, gift, card, recipient, code }: Sent): MailContent {
  const language = gift.recipientLanguage;
  const { giftMail: words } = lazyMessagesOf(language);
  const name = isolated(recipient.senderName);
  const { text } = recipient;
  const until = displayDay(lastDayOf(card.expiresAt), language);
  return {
    ...frameOf(language, { site, origin }),
    title: words.sendSubject({ name }),
    hello: words.sendHello({ name: isolated(recipient.recipientName) }),
    lead: words.sendLead({ name, amount: faceText(gift, language) }),
    picture: drawnCard({ gift, origin, language }, recipient),
    code: { name: words.sendCode, value: shownGiftCode(code) },
    action: { label: words.sendAction, href: redeemLink(origin, language, code) },
    sections: [
      { facts: [{ name: words.sendUntil, value: until }] },
      ...(text ? [{ title: words.sendTextTitle({ name }), text: isolated(text) }] : []),
      { title: words.sendHowTitle, text: words.sendHow },
      { text: words.sendSafe },
    ],
  };
}

/** An SMS has no amounts. */
export function giftSmsText({ site, origin, gift, recipient, code }: Omit<Sent, "card">): string {
  const language = gift.recipientLanguage;
  const { giftMail: words } = lazyMessagesOf(language);
  const brand = messagesOf(language).shell.brand[site.brand];
  const link = redeemLink(origin, language, code);
  return words.smsSend({ brand, name: recipient.senderName, code: shownGiftCode(code), link });
}

export type ForBuyer = LinkOptions & { gift: GiftOrderRow; recipient: GiftRecipient | null; access: string };

/** The receipt of a gift for its buyer. */
export function boughtMailContent(bought: ForBuyer & { waitMinutes: number }): MailContent {
  const { site, origin, gift, recipient, access } = bought;
  const { language, orderNumber: number } = gift;
  const { giftMail: words, mail } = lazyMessagesOf(language);
  return {
    ...frameOf(language, { site, origin }),
    title: words.boughtSubject({ number: leftToRight(number) }),
    hello: mail.hello({ name: gift.buyerName }),
    lead: words.boughtLead,
    picture: drawnCard({ gift, origin, language: gift.recipientLanguage }, recipient),
    code: null,
    action: { label: words.open, href: giftLink(origin, language, number, access) },
    sections: [
      {
        facts: [
          { name: words.number, value: leftToRight(number) },
          { name: words.recipient, value: recipient?.recipientName ?? "" },
          { name: words.amount, value: faceText(gift, language) },
          { name: words.paid, value: totalText(gift) },
          { name: words.paidOn, value: displayDay(todayInRiyadh(gift.confirmedAt ?? gift.createdAt), gift.language) },
          { name: words.buyer, value: [gift.buyerName, leftToRight(gift.buyerEmail)].join("\n") },
          { name: words.sending, value: sendingText(bought) },
        ],
      },
      { text: words.returnHint },
    ],
  };
}

type Drawn = { gift: GiftOrderRow; origin: string; language: Language };

/** The card as on its page: the drawing, and under it what the page writes on it. */
function drawnCard({ gift, origin, language }: Drawn, recipient: GiftRecipient | null): MailContent["picture"] {
  const { giftMail } = lazyMessagesOf(language);
  const words = cardWords[language];
  const names = recipient
    ? [words.for(isolated(recipient.recipientName)), words.from(isolated(recipient.senderName))]
    : [];
  const lines = [`${words.value} · ${faceText(gift, language)}`, ...names];
  return { src: `${origin}${giftPicture(gift.designId, "png")}`, alt: giftMail.alt, lines };
}

function sendingText({ gift, site, waitMinutes }: ForBuyer & { waitMinutes: number }): string {
  const { language, sendAt } = gift;
  const { giftMail: words } = lazyMessagesOf(language);
  if (sendAt) return words.sendingOn({ day: displayDay(sendDayOf(sendAt, site), language) });
  return words.sendingSoon({ n: waitMinutes });
}

/** Tells the buyer that the gift has arrived. */
export function usedMailContent({ site, origin, gift, recipient, access }: ForBuyer): MailContent {
  const { language, orderNumber: number } = gift;
  const { giftMail: words, mail } = lazyMessagesOf(language);
  return {
    ...frameOf(language, { site, origin }),
    title: words.usedSubject({ number: leftToRight(number) }),
    hello: mail.hello({ name: gift.buyerName }),
    lead: words.usedLead({ name: isolated(recipient?.recipientName ?? "") }),
    picture: null,
    code: null,
    action: { label: words.open, href: giftLink(origin, language, number, access) },
    sections: [],
  };
}

/** Tells the buyer that the card has ended and where its money goes. */
export function returnedMailContent({ site, origin, gift, access }: ForBuyer): MailContent {
  const { language, orderNumber: number } = gift;
  const { giftMail: words, mail } = lazyMessagesOf(language);
  return {
    ...frameOf(language, { site, origin }),
    title: words.returnedSubject({ number: leftToRight(number) }),
    hello: mail.hello({ name: gift.buyerName }),
    lead: words.returnedLead({ amount: totalText(gift) }),
    picture: null,
    code: null,
    action: { label: words.open, href: giftLink(origin, language, number, access) },
    sections: [],
  };
}

export function frameOf(language: Language, { site, origin }: LinkOptions) {
  const { mail } = lazyMessagesOf(language);
  const { brand } = messagesOf(language).shell;
  const contact = { mail: leftToRight(site.supportEmails.booking), phone: leftToRight(site.supportPhone) };
  return { language, brand: site.brand, brandName: brand[site.brand], origin, help: mail.help(contact) };
}

function totalText({ totalMinor, currency, language }: GiftOrderRow): string {
  return paidText({ total: Number(fromMinorUnits(totalMinor, currency)), currency }, language);
}

export function faceText({ faceHalalas }: GiftOrderRow, language: Language): string {
  return paidText({ total: riyals(faceHalalas), currency: BASE_CURRENCY }, language);
}
