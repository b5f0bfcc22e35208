import { cardMarksOf } from "#domain/site/features.ts";
import { Mark } from "#web/ui/display/mark.tsx";
import { useCardNames } from "./card-names.ts";
import { usePageContext } from "./page-context.tsx";

/** The cards that this site accepts, as text: we do not reproduce the logos of other companies. */
export function CardMarks() {
  const { site } = usePageContext();
  const names = useCardNames();
  return (
    <ul className="flex flex-wrap gap-2">
      {cardMarksOf(site).map((card) => (
        <li key={card}>
          <Mark>{names[card]}</Mark>
        </li>
      ))}
    </ul>
  );
}
