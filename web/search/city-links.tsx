import { Link } from "react-router";
import type { LookupItem } from "#contract/lookup.ts";
import { usePaths } from "#web/shared/paths.ts";

/** Every city as a link to its homes. */
export function CityLinks({ cities }: { cities: LookupItem[] }) {
  const path = usePaths();
  return (
    <ul className="mx-auto grid max-w-[720px] grid-cols-1 gap-1 sm:grid-cols-2">
      {cities.map(({ id, value }) => (
        <li key={id}>
          <Link
            to={path("search", { cityId: String(id) })}
            className="flex min-h-12 items-center rounded-control px-4 text-text type-body hover:bg-sunken hover:text-primary"
          >
            {value}
          </Link>
        </li>
      ))}
    </ul>
  );
}
