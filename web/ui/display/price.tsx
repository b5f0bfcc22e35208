import { convertPrice } from "#domain/money/convert-price.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { PriceAmount } from "./price-amount.tsx";

/** Cards show no decimals; KWD keeps its two decimals everywhere (see `formatPrice`). */
const sizes = {
  l: { decimals: 2, type: "type-price-l" },
  m: { decimals: 2, type: "type-price-m" },
  card: { decimals: 0, type: "type-price-m" },
} as const;

type Props = {
  /** Amounts are in SAR; `rate` converts them to `currency`. */
  amount: number;
  original?: number | null;
  currency: CurrencyCode;
  rate?: number;
  size?: keyof typeof sizes;
  /** The second line, such as "for 2 nights, incl. VAT". */
  note?: string;
  /** The name that the styles around it have for it. */
  part?: string;
};

/** Screen readers read "was SAR 1,500, now SAR 1,200"; the screen shows the old amount struck through. */
export function Price({ amount, original, currency, rate = 1, size = "m", note, part }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { decimals, type } = sizes[size];
  const digitsOf = (sar: number) => formatPrice(convertPrice(sar, rate), decimals, currency);
  const textOf = (sar: number) => currencyText(digitsOf(sar), currency, language);
  const print = (sar: number, isHidden = false) => (
    <PriceAmount digits={digitsOf(sar)} text={textOf(sar)} isHidden={isHidden} />
  );
  const isReduced = original != null && original > amount;

  const now = (
    <span aria-hidden={isReduced || undefined} data-part={isReduced ? undefined : part} className={`text-text ${type}`}>
      {print(amount)}
    </span>
  );
  const shown = isReduced ? (
    <span data-part={part} className="inline-flex flex-wrap items-baseline gap-x-2">
      <del className="type-small text-muted">
        <span className="sr-only">{t.ui.was({ price: textOf(original) })}</span>
        {print(original, true)}
      </del>
      <span className="sr-only">{t.ui.now({ price: textOf(amount) })}</span>
      {now}
    </span>
  ) : (
    now
  );
  if (!note) return shown;
  return (
    <span className="inline-flex flex-col">
      {shown}
      <span className="type-caption text-text-2">{note}</span>
    </span>
  );
}
