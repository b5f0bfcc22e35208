import type { LookupItem } from "#contract/site/lookup.ts";
import { usePaths } from "#web/shared/paths.ts";
import { ChipLink } from "#web/ui/action/chip-link.tsx";

/** Every city as a link to its results. */
export function CityLinks({ cities }: { cities: LookupItem[] }) {
  const path = usePaths();
  return (
    <ul className="mx-auto flex max-w-[720px] flex-wrap justify-center gap-3">
      {cities.map(({ id, value }) => (
        <li key={id}>
          <ChipLink to={path("search", { cityId: String(id) })}>{value}</ChipLink>
        </li>
      ))}
    </ul>
  );
}
