import { type Paid, paidText } from "#domain/cart/paid-text.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";

const NO_BREAK = "\u00a0";

/** Formats an amount in the language of the page, without a line break between digits and currency. */
export function usePaidText(): (paid: Paid) => string {
  const language = useLanguage();
  return (paid) => paidText(paid, language).replaceAll(" ", NO_BREAK);
}
