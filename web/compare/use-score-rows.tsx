import type { ReviewSummary } from "#contract/property/review.ts";
import type { FoundPlace } from "#contract/search/place.ts";
import { bestIndexes } from "#domain/compare/best-indexes.ts";
import { shownDistance } from "#domain/compare/shown-distance.ts";
import { centreOfCity } from "#domain/location/centre-of-city.ts";
import type { Point } from "#domain/location/shift.ts";
import { isolated } from "#domain/text/isolated.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { useCompare } from "./compare-context.tsx";
import type { CompareRow } from "./compare-row.ts";

/** Our score, and the distances. */
export function useScoreRows(): CompareRow[] {
  return [...useReviewRows(), ...useDistanceRows()];
}

function useReviewRows(): CompareRow[] {
  const t = useMessages();
  const words = useNamespace("compare");
  const { properties } = useCompare();
  const { brand } = usePageContext().site;
  const best = bestIndexes(
    properties.map(({ review }) => scoreOf(review)),
    "highest",
  );
  return [
    {
      id: "review",
      label: words.rows.review({ brand: t.shell.brand[brand] }),
      cell: ({ review }, index) => (
        <Marked mark={best.has(index) && words.score.best}>
          <Rating score={review.averageRating} count={review.reviewCount} />
        </Marked>
      ),
    },
  ];
}

function useDistanceRows(): CompareRow[] {
  const words = useNamespace("compare");
  const { properties, place: chosen, offered, nameOf } = useCompare();
  const text = useDistanceText();
  const between: CompareRow = {
    id: "between",
    label: words.rows.between,
    cell: (property) => {
      const others = properties.filter((other) => other !== property);
      return (
        <ul>
          {others.map((other) => (
            <li key={other.propertyId}>{text(shownDistance(property, other), nameOf(other))}</li>
          ))}
        </ul>
      );
    },
  };
  const fromChosen = chosen && {
    id: "fromPlace",
    label: chosen.name ? words.rows.fromPlace({ place: isolated(chosen.name) }) : words.rows.fromChosen,
    cell: (property: (typeof properties)[number], index: number) => (
      <Marked mark={nearest.has(index) && words.distance.nearest}>{text(shownDistance(property, chosen))}</Marked>
    ),
  };
  const nearest = bestIndexes(chosen ? properties.map((property) => shownDistance(property, chosen).km) : [], "lowest");
  const fromCentre: CompareRow = {
    id: "fromCentre",
    label: words.rows.fromCentre,
    cell: (property) => {
      const centre = centreOf(property.cityId, offered);
      return centre ? text(shownDistance(property, centre)) : words.values.unknown;
    },
  };
  return [...(fromChosen ? [fromChosen] : []), ...(properties.length > 1 ? [between] : []), fromCentre];
}

function centreOf(cityId: number, offered: readonly FoundPlace[]): Point | undefined {
  const { latitude, longitude } = offered.find(({ kind, id }) => kind === "city" && id === cityId) ?? {};
  return centreOfCity({ id: cityId, latitude, longitude });
}

function useDistanceText() {
  const { distance: words } = useNamespace("compare");
  return ({ km, isUnder }: { km: number; isUnder: boolean }, name?: string): string => {
    const shown = { km: String(km) };
    if (name) return (isUnder ? words.underFrom : words.aboutFrom)({ ...shown, name: isolated(name) });
    return (isUnder ? words.under : words.about)(shown);
  };
}

function Marked({ mark, children }: { mark: string | false; children: React.ReactNode }) {
  return (
    <span className="flex flex-col items-start gap-1">
      {mark && <Badge tone="success">{mark}</Badge>}
      {children}
    </span>
  );
}

function scoreOf({ averageRating, reviewCount }: ReviewSummary): number | null {
  return reviewCount > 0 ? Number(averageRating.toFixed(1)) : null;
}
