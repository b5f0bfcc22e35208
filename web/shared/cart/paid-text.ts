import { type Paid, paidText } from "#domain/cart/paid-text.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";

/** Says an amount as it is paid, in the language of the page. */
export function usePaidText(): (paid: Paid) => string {
  const language = useLanguage();
  return (paid) => paidText(paid, language);
}
