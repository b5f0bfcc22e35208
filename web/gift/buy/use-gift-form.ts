import type { GiftOffer } from "#contract/wallet/gift.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useForm } from "#web/shared/form/use-form.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { emptyGift, type GiftValues, giftErrors } from "./gift-values.ts";

/** The form of a gift: its values with their errors. */
export function useGiftForm(offer: GiftOffer, submitted: GiftValues | null) {
  const words = useNamespace("gift");
  const language = useLanguage();
  const { site } = usePageContext();
  return useForm<GiftValues>({
    id: "gift",
    initial: submitted ?? emptyGift({ dialCode: site.dialCode, language }),
    validate: (values) => giftErrors(values, offer),
    labels: {
      amount: words.amount,
      recipientName: words.recipientName,
      recipientEmail: words.recipientEmail,
      recipientPhone: words.recipientPhone,
      senderName: words.senderName,
      text: words.text,
      sendAt: words.day,
      buyerName: words.buyerName,
      buyerEmail: words.buyerEmail,
      buyerPhone: words.buyerPhone,
    },
    isSubmitted: submitted !== null,
  });
}
export type GiftFormState = ReturnType<typeof useGiftForm>;
