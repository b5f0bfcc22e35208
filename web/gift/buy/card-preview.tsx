import type { GiftOffer } from "#contract/wallet/gift.ts";
import { payableMinor } from "#domain/cart/present.ts";
import { isGiftAmount } from "#domain/gift/amount.ts";
import { isGiftDesign } from "#domain/gift/designs.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { GiftCardFace } from "#web/gift-card/gift-card-face.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { amountOf, type GiftValues } from "./gift-values.ts";

/** The card as it is now, and what it costs. */
export function CardPreview({ values, offer }: { values: GiftValues; offer: GiftOffer }) {
  const words = useNamespace("gift");
  const paidText = usePaidText();
  const { designId, recipientLanguage, recipientName, senderName, text } = values;
  const amount = amountOf(values);
  const isAmount = isGiftAmount(amount, offer.max);
  const { currency, rate } = offer.price;
  const price = isAmount ? Number(fromMinorUnits(payableMinor(amount * 100, { currency, rate }), currency)) : null;
  return (
    <section
      aria-label={words.preview}
      className="grid gap-3 desktop:sticky desktop:top-[calc(var(--header-size)+24px)]"
    >
      <GiftCardFace
        designId={isGiftDesign(designId) ? designId : "palm"}
        amount={isAmount ? amount : null}
        language={recipientLanguage}
        recipientName={recipientName}
        senderName={senderName}
      />
      {text.trim() !== "" && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-text type-body">
          {text}
        </p>
      )}
      {price !== null && (
        <p className="font-bold text-text type-body">{words.pays({ a: paidText({ total: price, currency }) })}</p>
      )}
      <p className="text-text-2 type-small">{words.safe}</p>
    </section>
  );
}
