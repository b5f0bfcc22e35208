import { Maximize2 } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { StaticMap } from "#web/map/static-map.tsx";
import { kilometres } from "#web/property-card/distance-text.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";
import { usePlaceName } from "../data/use-place-name.ts";
import { pillClasses } from "../section/button-classes.ts";
import { useDialogs } from "../section/dialogs.tsx";
import { Section } from "../section/section.tsx";

/** The location as far as it is public before booking: as text, and as a static map that needs no script. */
export function MapSection() {
  const { map: words } = useNamespace("details");
  const { property, map, city } = useProperty();
  const dialogs = useDialogs();
  const place = usePlaceName();
  const { isExact } = property.location;
  return (
    <Section id="map" title={words.title}>
      <p className="mb-3 text-text type-body">
        {place}
        {map?.fromCentre && city && (
          <span className="text-text-2"> · {words.fromCentre({ km: kilometres(map.fromCentre), city })}</span>
        )}
      </p>
      {map && (
        <div className="relative">
          <StaticMap map={map} isExact={isExact} label={words.picture({ place })} metres={words.metres} />
          <button
            type="button"
            onClick={() => dialogs.map.open()}
            className={`absolute end-3 top-3 inline-flex noscript:hidden ${pillClasses}`}
          >
            <Icon icon={Maximize2} size="s" />
            {words.open}
          </button>
        </div>
      )}
      <p className="mt-2 text-text-2 type-small">{isExact ? words.exact : words.about}</p>
      {map && <p className="text-muted type-caption">{words.illustrative}</p>}
    </Section>
  );
}
