import { Plus } from "lucide-react";
import { Link } from "react-router";
import { MAX_COMPARED } from "#domain/compare/compared-ids.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { useComparePath } from "#web/compare-bar/compare-path.ts";
import { writeCompared } from "#web/compare-bar/compare-store.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { usePriceText } from "#web/shared/price-text.ts";
import { PropertyThumb } from "#web/shared/property-thumb.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCompare } from "./compare-context.tsx";
import type { Suggestion } from "./load-suggestions.ts";
import { useSavedSuggestions } from "./use-saved-suggestions.ts";

/** Homes that can be added: saved ones, free ones of the same city, or any of a search. */
export function AddHomes() {
  const { add: words } = useNamespace("compare");
  const { properties, suggestions, stay, label } = useCompare();
  const path = usePaths();
  const saved = useSavedSuggestions();
  const [first] = properties;
  if (!first || properties.length >= MAX_COMPARED) return null;
  const city = label("cities", first.cityId);
  const others = suggestions.filter(({ id }) => !saved.some((home) => home.id === id));
  const days = { checkIn: writeUrlDay(stay.checkIn), checkOut: writeUrlDay(stay.checkOut) };
  return (
    <section aria-labelledby="add-home" className="mt-8 print:hidden">
      <h2 id="add-home" className="text-text type-h2">
        {words.title}
      </h2>
      <p className="text-text-2 type-body">{words.left({ n: MAX_COMPARED - properties.length })}</p>
      {saved.length > 0 && <Suggestions title={words.saved} homes={saved} />}
      {others.length > 0 && city && <Suggestions title={words.similar({ city })} homes={others} />}
      <p className="mt-4">
        <ButtonLink to={path("search", { cityId: String(first.cityId), ...days })} variant="secondary">
          {city ? words.search({ city }) : words.searchAll}
        </ButtonLink>
      </p>
    </section>
  );
}

function Suggestions({ title, homes }: { title: string; homes: readonly Suggestion[] }) {
  return (
    <>
      <h3 className="mt-4 text-text type-h3">{title}</h3>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2 lg:desktop:grid-cols-4">
        {homes.map((home) => (
          <li key={home.id}>
            <SuggestedHome home={home} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SuggestedHome({ home }: { home: Suggestion }) {
  const { add: words, availability } = useNamespace("compare");
  const { ids, properties, nameOf, ...context } = useCompare();
  const comparePath = useComparePath();
  const priceText = usePriceText();
  const name = nameOf(home);
  const next = [...properties.map(({ propertyId }) => propertyId), home.id];
  return (
    <Link
      to={comparePath(next, context)}
      preventScrollReset
      onClick={() => writeCompared(localStorage, next)}
      className="flex min-h-16 items-center gap-3 rounded-card border border-border bg-surface p-2 hover:border-primary"
    >
      <PropertyThumb image={home.picture} className="aspect-3/2 w-20" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold text-text type-small">{name}</span>
        <span className="block text-text-2 type-caption">
          {home.totalPrice === null ? availability.taken : priceText(home.totalPrice)}
        </span>
      </span>
      <span className="inline-flex items-center gap-1 font-semibold text-primary type-small">
        <Icon icon={Plus} size="s" />
        {words.button}
      </span>
    </Link>
  );
}
