import type { MailContent } from "#api/platform/messaging/mail-content.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { lastDayOf } from "#domain/wallet/expiry.ts";

export type WalletMail = "reward" | "expiring";

type WalletMailInput = {
  site: Site;
  origin: string;
  language: Language;
  firstName: string;
  lot: { balanceMinor: number; expiresAt: Date | null };
  /** The order that earned it. */
  orderNumber: string | null;
  /** Halalas in the whole wallet. */
  available: number;
};

/** The email about money in a wallet that can be used now, or that expires soon. */
export function walletMailContent(kind: WalletMail, input: WalletMailInput): MailContent {
  const { site, origin, language, firstName, lot, available } = input;
  const { mail, accountMail, walletMail: words } = lazyMessagesOf(language);
  const amountText = (halalas: number) => paidText({ total: riyals(halalas), currency: "SAR" }, language);
  const a = amountText(lot.balanceMinor);
  const d = lot.expiresAt && displayDay(lastDayOf(lot.expiresAt), language);
  return {
    language,
    brand: site.brand,
    brandName: messagesOf(language).shell.brand[site.brand],
    origin,
    title: d ? words.subjectUntil({ a, d }) : words.subject({ a }),
    hello: firstName ? mail.hello({ name: firstName }) : accountMail.hello,
    lead: leadOf(kind, input),
    picture: null,
    code: null,
    sections: [
      {
        facts: [
          { name: words.amount, value: a },
          { name: words.expires, value: d ?? words.never },
          { name: words.balance, value: amountText(available) },
        ],
      },
    ],
    action: { label: words.open, href: `${origin}/${language}${pagePath("accountWallet", "desktop")}` },
    help: mail.help({ mail: leftToRight(site.supportEmails.general), phone: leftToRight(site.supportPhone) }),
  };
}

function leadOf(kind: WalletMail, { language, orderNumber }: WalletMailInput): string {
  const { walletMail: words } = lazyMessagesOf(language);
  if (kind === "expiring") return words.expiringLead;
  return orderNumber === null ? words.creditLead : words.rewardLead({ n: leftToRight(orderNumber) });
}
