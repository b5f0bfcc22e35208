import { Search } from "lucide-react";
import { MAX_PLACE_TEXT } from "#domain/place/place.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ChipLink } from "#web/ui/action/chip-link.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { FoundPlaces } from "./load-places.ts";
import { PlaceLinks } from "./place-links.tsx";
import { UnderstoodParts } from "./understood-parts.tsx";

/** The places and the search that a typed text may mean, all as links: it needs no JavaScript. */
export default function PlacePage(found: FoundPlaces) {
  const t = useMessages();
  const words = useNamespace("place");
  const { site } = usePageContext();
  const brand = t.shell.brand[site.brand];
  return (
    <div className="page-width flex max-w-[720px] flex-col gap-6 py-8">
      <PageHead hidden title={t.seo.home.title({ brand })} description={t.seo.home.description} />
      <h1 className="text-text type-h1">{words.page.title}</h1>
      <PlaceForm {...found} />
      <UnderstoodParts {...found} />
      <PlaceLinks {...found} />
      <CityChips {...found} />
    </div>
  );
}

/** The dates and guests of the search box travel along. */
function PlaceForm({ text, example, rest }: FoundPlaces) {
  const words = useNamespace("place");
  const path = usePaths();
  return (
    <search>
      <form method="get" action={path("findPlace")} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            label={words.field}
            hint={example && words.example({ sentence: example })}
            name="where"
            type="search"
            defaultValue={text}
            maxLength={MAX_PLACE_TEXT}
            required
          />
        </div>
        {Object.entries(rest).map(
          ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit" icon={Search} full="phone">
          {words.page.search}
        </Button>
      </form>
    </search>
  );
}

function CityChips({ cities, rest }: FoundPlaces) {
  const words = useNamespace("place");
  const path = usePaths();
  return (
    <section>
      <h2 className="text-text type-h3">{words.page.cities}</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {cities.map(({ id, value }) => (
          <li key={id}>
            <ChipLink to={path("search", { cityId: String(id), ...rest })}>{value}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
