import type { SentencePartItem } from "#contract/search/place.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { inGuestCurrency } from "#domain/search/filter-controls/shown-price.ts";
import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import { useFlexibleName } from "#web/date-picker/flexible/flexible-name.tsx";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCheckboxName } from "#web/shared/filter-name.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useRate } from "#web/shared/price-text.ts";

type Price = Extract<SentencePartItem, { kind: "price" }>;

/** The text of a part of a sentence, as a chip shows it. */
export function usePartText(): (part: SentencePartItem) => string {
  const t = useMessages();
  const words = useNamespace("place");
  const language = useLanguage();
  const sayPrice = usePrice();
  const box = useNamespace("box");
  const nameOfCheckbox = useCheckboxName();
  const nameOf = useFlexibleName();
  return (part) => {
    switch (part.kind) {
      case "near":
        return words.near({ name: part.label });
      case "guests":
        return part.children === 0
          ? t.count.guests({ n: part.adults })
          : words.party({
              guests: t.count.guests({ n: part.adults + part.children }),
              children: words.children({ n: part.children }),
            });
      case "stay": {
        const [from, to] = [displaySentenceDay(part.checkIn, language), displaySentenceDay(part.checkOut, language)];
        return `${from} – ${to} · ${t.count.nights({ n: nightsOf(part) })}`;
      }
      case "flexible":
        return isDateless(part.choice) ? nameOf(part.choice) : box.flexible.days({ n: part.choice.days });
      case "price":
        return sayPrice(part);
      case "rooms":
        return words.rooms[part.filter]({ n: part.minimum });
      case "checkbox":
        return nameOfCheckbox(part.filter);
      case "sort":
        return part.sortBy === "price" ? words.sorts.price : words.sorts.rating;
      default:
        return part.label;
    }
  };
}

/** The total of the stay in the guest's currency. */
function usePrice(): (price: Price) => string {
  const words = useNamespace("place");
  const language = useLanguage();
  const { currency } = usePageContext();
  const rate = useRate();
  const say = (amount: number) => currencyText(amount.toLocaleString("en"), currency, language);
  return (price) => {
    const { minimum, maximum } = inGuestCurrency(price, rate);
    if (minimum === undefined) return words.priceUpTo({ to: say(maximum ?? 0) });
    if (maximum === undefined) return words.priceFrom({ from: say(minimum) });
    return words.priceBetween({ from: say(minimum), to: say(maximum) });
  };
}
