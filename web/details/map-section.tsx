import { useWords } from "#web/i18n/use-words.ts";
import { kilometres } from "#web/shared/home-card/distance-text.ts";
import { useHome } from "./home-context.tsx";
import { Section } from "./section.tsx";
import { StillMap } from "./still-map.tsx";

/** Where the home is, as far as it may be told before booking: in words, and as a drawing that needs no script. */
export function MapSection() {
  const { map: words } = useWords("details");
  const { home, map, area, city } = useHome();
  const place = area && city ? words.near({ area, city }) : (area ?? city ?? "");
  const { isExact } = home.location;
  return (
    <Section id="map" title={words.title}>
      <p className="mb-3 text-text type-body">
        {place}
        {map?.fromCentre && city && (
          <span className="text-text-2"> · {words.fromCentre({ km: kilometres(map.fromCentre), city })}</span>
        )}
      </p>
      {map && <StillMap map={map} isExact={isExact} label={words.picture({ place })} />}
      <p className="mt-2 text-text-2 type-small">{isExact ? words.exact : words.about}</p>
      {map && <p className="text-muted type-caption">{words.illustrative}</p>}
    </Section>
  );
}
