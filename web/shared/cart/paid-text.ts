import { type Paid, paidText } from "#domain/money/paid-text.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";

/** Formats an amount in the language of the page. */
export function usePaidText(): (paid: Paid) => string {
  const language = useLanguage();
  return (paid) => paidText(paid, language);
}
