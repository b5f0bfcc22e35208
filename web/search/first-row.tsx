import { useId } from "react";
import { Link } from "react-router";
import { cardPictures } from "#web/property-card/card-picture.ts";
import { cardSizes } from "#web/property-card/card-sizes.ts";
import { ROW_CARD_CLASSES, ROW_CLASSES } from "#web/property-card/row-classes.ts";
import { Picture } from "#web/shared/picture.tsx";
import { usePriceText } from "#web/shared/price-text.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import type { FirstHome, FirstRow, ResultsData } from "./state/results-data.ts";

/** About as high as the text of a card, so that little moves when the cards replace it. */
const textHeight = { minBlockSize: "11lh" };

type Props = { row: FirstRow; data: Pick<ResultsData, "city" | "stay"> };

/** A row of other homes as it comes with the page: a link to each home, until the cards are loaded. */
export function FirstCards({ row: { title, properties }, data }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-center text-text type-h2 desktop:min-h-11">
        {title}
      </h2>
      <ul className={ROW_CLASSES}>
        {properties.map((home) => (
          <li key={home.id} className={ROW_CARD_CLASSES}>
            <FirstCard home={home} data={data} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstCard({ home, data: { city, stay } }: { home: FirstHome; data: Props["data"] }) {
  const price = usePriceText();
  const to = usePropertyPath()(home.id, { cityId: city?.id ?? null, stay });
  const [picture] = cardPictures({ ...home, placeholder: "" });
  return (
    <Link to={to} data-first-card={home.id} className="card-frame text-text">
      {picture && <Picture picture={picture} sizes={cardSizes.tile} isLazy className="aspect-3/2 bg-sunken" />}
      <span className="card-body" style={textHeight}>
        <b className="type-h3">{home.name}</b>
        {price(home.totalPrice)}
      </span>
    </Link>
  );
}
