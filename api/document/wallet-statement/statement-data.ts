import { mailColours } from "#api/platform/messaging/mail-colours.ts";
import type { BothTexts } from "#domain/document/document-content.ts";
import { documentTerms } from "#domain/document/document-terms.ts";
import type { Sellers } from "#domain/document/sellers.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import type { Site } from "#domain/site/sites.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { isolated } from "#domain/text/isolated.ts";
import type { StatementRow, WalletKind, YearStatement } from "#domain/wallet/statement.ts";
import { amountText, bothTexts } from "../pdf/document-data.ts";
import type { StatementOwner } from "./wallet-statement.ts";

/** The wallet is kept in riyals on every site. */
const CURRENCY = "SAR";

type Drawn = {
  statement: YearStatement & { owner: StatementOwner };
  site: Site;
  sellers: Sellers;
  now: Date;
};

/** What the template of a wallet statement reads. */
export function statementData({ statement, site, sellers, now }: Drawn, language: Language) {
  const { year, owner, rows, opening, received, spent, closing } = statement;
  const seller = sellers[documentTerms(site, "SA").sellerId];
  return {
    lang: language,
    accent: mailColours[site.brand].light.primary,
    year: String(year),
    currency: CURRENCY,
    seller: { en: seller.legalNameEn, ar: seller.legalNameAr },
    owner: isolated(owner.name || (owner.email ?? "")),
    email: owner.name ? owner.email : null,
    period: bothTexts((each) => periodText(year, now, each)),
    drawn: dayTexts(todayInRiyadh(now)),
    opening: signed(opening),
    received: signed(received),
    spent: signed(-spent),
    closing: signed(closing),
    rows: rows.map(rowOf),
  };
}

function rowOf({ day, kind, orderNumber, amount, balance }: StatementRow) {
  return {
    day: dayTexts(day),
    text: bothTexts((language) => lazyMessagesOf(language).wallet.description[descriptions[kind]]),
    order: orderNumber,
    amount: amount > 0 ? `+${signed(amount)}` : signed(amount),
    balance: signed(balance),
  };
}

const descriptions = {
  reward: "reward",
  "reward-cancel": "rewardLess",
  "gift-redeem": "gift",
  goodwill: "goodwill",
  "wallet-refund": "refund",
  "wallet-hold": "payment",
  "wallet-void": "returned",
  expiry: "expiry",
  forfeit: "forfeit",
  "wallet-payout": "payout",
} as const satisfies Record<WalletKind, string>;

/** The running year ends today. */
function periodText(year: number, now: Date, language: Language): string {
  const today = todayInRiyadh(now);
  const last: Day = `${year}-12-31`;
  return `${displayDay(`${year}-01-01`, language)} – ${displayDay(today < last ? today : last, language)}`;
}

function dayTexts(day: Day): BothTexts {
  return bothTexts((language) => displayDay(day, language));
}

function signed(halalas: number): string {
  return halalas < 0 ? `−${amountText(-halalas, CURRENCY)}` : amountText(halalas, CURRENCY);
}
