import { type Paid, paidText } from "#domain/cart/paid-text.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";

const NO_BREAK = "\u00a0";

/** Says an amount as it is paid, in the language of the page; a line never ends between its digits and its currency. */
export function usePaidText(): (paid: Paid) => string {
  const language = useLanguage();
  return (paid) => paidText(paid, language).replaceAll(" ", NO_BREAK);
}
