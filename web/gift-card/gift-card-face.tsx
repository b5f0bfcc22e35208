import { cardWords } from "#domain/gift/card-words.ts";
import { type GiftDesignId, giftPicture } from "#domain/gift/designs.ts";
import { directionOf, type Language } from "#domain/language/language.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { Logo } from "#web/brand/logo.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";

type Props = {
  designId: GiftDesignId;
  /** Riyals; `null` while it is not a valid amount. */
  amount: number | null;
  /** The card is in the language of its recipient. */
  language: Language;
  recipientName?: string | undefined;
  senderName?: string | undefined;
};

/** A gift card as its recipient sees it: the drawing, and the texts on its shaded lower part. */
export function GiftCardFace({ designId, amount, language, recipientName = "", senderName = "" }: Props) {
  const words = cardWords[language];
  const { site } = usePageContext();
  return (
    <div
      lang={language}
      dir={directionOf(language)}
      className="relative overflow-hidden rounded-card text-on-picture shadow-e2"
    >
      <img src={giftPicture(designId)} alt="" width={600} height={378} className="block h-auto w-full" />
      <span className="absolute start-4 top-4">
        <Logo brand={site.brand} language={language} />
      </span>
      <div className="absolute inset-x-0 bottom-0 grid gap-1 p-4">
        {amount !== null && (
          <>
            <span className="type-small">{words.value}</span>
            <span className="type-price-l">{currencyText(amount.toLocaleString("en"), "SAR", language)}</span>
          </>
        )}
        <span className="flex flex-wrap justify-between gap-x-4 wrap-anywhere type-small">
          {recipientName && <span>{words.for(recipientName)}</span>}
          {senderName && <span>{words.from(senderName)}</span>}
        </span>
      </div>
    </div>
  );
}
