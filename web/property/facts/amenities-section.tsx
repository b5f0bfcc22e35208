import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useDialogs } from "../section/dialogs.tsx";
import { MoreButton } from "../section/more-button.tsx";
import { Section } from "../section/section.tsx";
import { AmenityList } from "./amenity-list.tsx";
import { useAmenities } from "./use-amenities.ts";

const SHOWN = 10;

/** The first ten amenities; without scripts, which the dialog needs, all of them. */
export function AmenitiesSection() {
  const words = useNamespace("details");
  const dialogs = useDialogs();
  const all = useAmenities().flatMap(({ amenities }) => amenities);
  if (all.length === 0) return null;
  return (
    <Section id="amenities" title={words.amenities.title}>
      <AmenityList amenities={all} shown={SHOWN} />
      {all.length > SHOWN && (
        <MoreButton title={words.amenities.title} onPress={() => dialogs.amenities.open()}>
          {words.amenities.all({ n: all.length })}
        </MoreButton>
      )}
    </Section>
  );
}
