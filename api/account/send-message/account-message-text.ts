import type { SealedMessage } from "#api/account/message/enqueue-account-message.ts";
import type { MailContent, MailFact } from "#api/platform/messaging/mail-content.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { refundSourceText, refundWhenText } from "#domain/order/refund-text.ts";
import { type Page, type PageArguments, pagePath } from "#domain/page/page-addresses.ts";
import type { Site } from "#domain/site/sites.ts";
import { isolated } from "#domain/text/isolated.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";

type MessageContext = { site: Site; origin: string; language: Language };
type Words = ReturnType<typeof lazyMessagesOf>["accountMail"];
type MessageText = Pick<MailContent, "title" | "lead"> &
  Partial<Pick<MailContent, "code" | "action">> & { facts?: MailFact[] };

/** A message of an account as an email. */
export function accountMail(message: SealedMessage, context: MessageContext): MailContent {
  const { site, language, origin } = context;
  const { accountMail: words, mail } = lazyMessagesOf(language);
  const { facts = [], action = null, code = null, ...text } = textOf(message, words, context);
  return {
    language,
    brand: site.brand,
    brandName: brandOf(context),
    hello: message.firstName ? mail.hello({ name: message.firstName }) : words.hello,
    help: mail.help({ mail: leftToRight(site.supportEmails.general), phone: leftToRight(site.supportPhone) }),
    origin,
    picture: null,
    code,
    sections: facts.length > 0 ? [{ facts }] : [],
    action,
    ...text,
  };
}

/** Mail programs show a one-click unsubscribe button that posts to this address. */
export function unsubscribeUrl(message: SealedMessage, context: MessageContext): { unsubscribeUrl?: string } {
  const page = pageAt(context);
  if (message.kind === "newsletter") return { unsubscribeUrl: page("newsletter", { token: message.link }) };
  if (message.kind === "alert-confirm") return { unsubscribeUrl: page("alertStop", { token: message.link }) };
  return {};
}

/** The same as an SMS, which is short and starts with the brand. */
export function accountSms(message: SealedMessage, context: MessageContext): string {
  const words = lazyMessagesOf(context.language).accountMail;
  const brand = brandOf(context);
  if ("code" in message) return words.smsCode({ brand, code: message.code });
  const { lead, action } = textOf(message, words, context);
  return [`${brand}: ${lead}`, ...(action ? [action.href] : [])].join(" ");
}

/** Addresses of pages in the language of the message. */
function pageAt({ origin, language }: MessageContext) {
  return <Name extends Page>(page: Name, ...values: PageArguments<Name>) =>
    `${origin}/${language}${pagePath(page, "desktop", ...values)}`;
}

function brandOf({ site, language }: MessageContext): string {
  return messagesOf(language).shell.brand[site.brand];
}

function textOf(message: SealedMessage, words: Words, context: MessageContext): MessageText {
  const page = pageAt(context);
  const security = { label: words.openSecurity, href: page("accountSecurity") };
  const code = "code" in message ? { name: words.code, value: message.code } : null;
  switch (message.kind) {
    case "verify-email":
      return {
        title: words.verifySubject,
        lead: words.verifyLead,
        code,
        action: { label: words.verifyAction, href: page("verifyEmail", { token: message.link }) },
      };
    case "reset-email":
      return {
        title: words.resetSubject,
        lead: words.resetLead,
        action: { label: words.resetAction, href: page("resetPassword", { token: message.link }) },
      };
    case "verify-phone":
    case "reset-phone":
    case "confirm":
    case "login":
    case "login-phone":
    case "order":
      return { title: words.codeSubject, lead: words.codeLead, code };
    case "welcome":
      return {
        title: words.welcomeSubject({ brand: brandOf(context) }),
        lead: words.welcomeLead,
        action: { label: words.openAccount, href: page("account") },
      };
    case "already":
      return {
        title: words.alreadySubject,
        lead: words.alreadyLead,
        action: { label: words.alreadyAction, href: page("forgotPassword") },
      };
    case "new-device":
    case "passkey-added":
    case "passkey-removed":
    case "social-linked":
      return { ...securityTextOf(message, words), facts: clientFacts(message, words), action: security };
    case "password-changed":
      return {
        title: words.passwordChangedSubject,
        lead: words.passwordChangedLead,
        action: { label: words.resetAction, href: page("forgotPassword") },
      };
    case "contact-changed": {
      const facts = [{ name: words.contact, value: leftToRight(message.contact) }];
      return { title: words.contactChangedSubject, lead: words.contactChangedLead, facts };
    }
    case "deleted":
      return { title: words.deletedSubject, lead: words.deletedLead, facts: walletFacts(message, context.language) };
    case "payout-refused": {
      const { amountMinor, currency } = message;
      const a = paidText({ total: Number(fromMinorUnits(amountMinor, currency)), currency }, context.language);
      return { title: words.payoutRefusedSubject, lead: words.payoutRefusedLead({ a }) };
    }
    case "newsletter":
      return {
        title: words.newsletterSubject({ brand: brandOf(context) }),
        lead: words.newsletterLead,
        action: { label: words.newsletterAction, href: page("newsletter", { token: message.link }) },
      };
    case "alert-confirm":
      return alertTextOf(message, words, page("alertStop", { token: message.link }));
    case "token-reuse":
      return { title: words.tokenReuseSubject, lead: words.tokenReuseLead, action: security };
  }
}

function alertTextOf(
  { list: name }: Extract<SealedMessage, { kind: "alert-confirm" }>,
  words: Words,
  href: string,
): MessageText {
  const list = name === null ? words.alertDefaultList : words.alertNamedList({ name: isolated(name) });
  return { title: words.alertSubject, lead: words.alertLead({ list }), action: { label: words.alertAction, href } };
}

type SecurityMessage = Extract<SealedMessage, { device: string }>;

function securityTextOf(message: SecurityMessage, words: Words): Pick<MessageText, "title" | "lead"> {
  switch (message.kind) {
    case "new-device":
      return { title: words.newDeviceSubject, lead: words.newDeviceLead };
    case "passkey-added":
      return { title: words.passkeyAddedSubject, lead: words.passkeyAddedLead };
    case "passkey-removed":
      return { title: words.passkeyRemovedSubject, lead: words.passkeyRemovedLead };
    case "social-linked": {
      const company = companies[message.platform];
      return { title: words.socialLinkedSubject({ company }), lead: words.socialLinkedLead({ company }) };
    }
  }
}

/** The names are the same in every language. */
const companies = { google: "Google", facebook: "Facebook", apple: "Apple" };

function clientFacts({ device, network }: SecurityMessage, words: Words): MailFact[] {
  return [
    { name: words.device, value: device },
    { name: words.network, value: leftToRight(network) },
  ];
}

/** What went back of the money in a wallet, and what ended with the account. */
function walletFacts(
  { refunds, lost }: Pick<Extract<SealedMessage, { kind: "deleted" }>, "refunds" | "lost">,
  language: Language,
): MailFact[] {
  const { refund: words, security } = lazyMessagesOf(language);
  const { lenders } = messagesOf(language).price;
  const amountText = ({ amount: total, currency }: Paid) => paidText({ total, currency }, language);
  return [
    ...refunds.map((refund) => ({
      name: refundSourceText(refund, words),
      value: `${amountText(refund)} · ${refundWhenText(refund, words, lenders)}`,
    })),
    ...lost.map((ended) => ({
      name: security.remove.ending[ended.source],
      value: `${amountText(ended)} · ${security.remove.ends}`,
    })),
  ];
}
type Paid = { amount: number; currency: CurrencyCode };
