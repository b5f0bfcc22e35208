import { Link } from "react-router";
import { isolated } from "#domain/text/isolated.ts";
import { useComparePath } from "#web/compare-bar/compare-path.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCompare } from "./compare-context.tsx";
import { nearOf } from "./near-of-place.ts";

/** A typed place that is not one place: the places that it may mean as links, or why there is none. */
export function TypedPlace() {
  const { from: words } = useNamespace("compare");
  const { typedPlace, ids, ...context } = useCompare();
  const comparePath = useComparePath();
  if (!typedPlace) return null;
  const text = isolated(typedPlace.text);
  if (typedPlace.problem) {
    return (
      <p role="alert" className="mt-4 rounded-control bg-info-soft px-4 py-2.5 text-info type-small wrap-anywhere">
        {typedPlace.problem === "none" ? words.none({ text }) : words.problems[typedPlace.problem]}
      </p>
    );
  }
  return (
    <section
      aria-labelledby="typed-place"
      className="mt-4 rounded-card border border-border bg-surface p-4 print:hidden"
    >
      <h2 id="typed-place" className="text-text type-h3 wrap-anywhere">
        {words.several({ text })}
      </h2>
      <ul className="mt-2">
        {typedPlace.found.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            <Link
              to={comparePath(ids, { ...context, place: nearOf(place) })}
              className="flex min-h-11 w-fit items-center text-primary underline underline-offset-4 hover:no-underline"
            >
              {place.kind === "city"
                ? place.name
                : words.inCity({ name: isolated(place.name), city: isolated(place.cityName) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
