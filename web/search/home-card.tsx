import type { PropertyCard } from "#contract/search.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Picture } from "#web/shared/picture.tsx";
import { useRate } from "#web/shared/price-text.ts";
import { Price } from "#web/ui/price.tsx";
import { Rating } from "#web/ui/rating.tsx";

type Props = { home: PropertyCard; areaName: string | undefined; cityName: string; isLazy: boolean };

/** One home of the list: its name, where it stands, what it holds, and the whole price of the stay. */
export function HomeCard({ home, areaName, cityName, isLazy }: Props) {
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
    <article className="flex flex-col overflow-hidden rounded-card border border-border bg-surface sm:flex-row">
      <Picture
        picture={pictureOf(home)}
        sizes="(width >= 600px) 288px, 100vw"
        isLazy={isLazy}
        className="aspect-3/2 shrink-0 sm:w-72"
      />
      <div className="min-w-0 flex-1 p-5">
        <h2 className="text-text type-h3">{name}</h2>
        <p className="text-text-2 type-small">
          {areaName ? t.search.area({ area: areaName, city: cityName }) : cityName}
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-text-2 type-small">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="mt-3">
          <Rating score={home.review.averageRating} count={home.review.reviewCount} />
        </p>
      </div>
      <div className="px-5 pb-5 sm:self-end sm:text-end">
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

/** The first picture of a home in the widths a card needs; its address differs only in width and format. */
function pictureOf({ images, placeholder }: PropertyCard) {
  return {
    stem: images[0]?.url.replace(/-\d+\.avif$/, "") ?? "",
    widths: [320, 640, 960],
    placeholder,
  };
}
