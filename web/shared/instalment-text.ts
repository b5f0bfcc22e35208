import { paidText } from "#domain/money/paid-text.ts";
import { instalmentOffer } from "#domain/payment/instalment-offer.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "./page-context.tsx";
import { useRate } from "./price-text.ts";

type Words = (values: { n: string; amount: string }) => string;

/** In how many instalments of what amount riyals may be paid; `null` where no lender of the site takes them. */
export function useInstalmentText(riyals: number, words: Words): string | null {
  const { site, currency } = usePageContext();
  const language = useLanguage();
  const offer = instalmentOffer(site, { riyals, currency, rate: useRate() });
  return (
    offer && words({ n: String(offer.instalments), amount: paidText({ total: offer.amount, currency }, language) })
  );
}
