import type { PropertyCard } from "#contract/search.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useRate } from "#web/shared/price-text.ts";
import { Price } from "#web/ui/price.tsx";

type Props = { home: PropertyCard; areaName: string | undefined; cityName: string };

/** One home of the list: its name, where it stands, what it holds, and the whole price of the stay. */
export function HomeCard({ home, areaName, cityName }: Props) {
  const t = useMessages();
  const { currency } = usePageContext();
  const rate = useRate();
  const name = useLanguage() === "ar" ? home.nameAr || home.nameEn : home.nameEn || home.nameAr;
  const facts = [
    t.count.bedrooms({ n: home.bedRoomCount }),
    t.count.bathrooms({ n: home.bathRoomCount }),
    t.search.size({ size: home.size }),
    t.search.upToGuests({ n: home.capacity }),
  ];
  return (
    <article className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 sm:flex-row sm:items-center desktop:p-6">
      <div className="min-w-0 flex-1">
        <h2 className="text-text type-h3">{name}</h2>
        <p className="text-text-2 type-small">
          {areaName ? t.search.area({ area: areaName, city: cityName }) : cityName}
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-text-2 type-small">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="sm:text-end">
        <Price
          amount={home.priceDetail.totalPrice}
          original={home.priceDetail.originalPrice}
          currency={currency}
          rate={rate}
          size="card"
        />
        <p className="text-text-2 type-caption">{t.price.forNights({ n: home.nights })}</p>
        <p className="text-text-2 type-caption">{t.price.allIn}</p>
      </div>
    </article>
  );
}
