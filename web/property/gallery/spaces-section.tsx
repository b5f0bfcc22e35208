import { Rotate3d } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { MoreButton } from "../section/more-button.tsx";
import { Section } from "../section/section.tsx";
import { hasTour } from "../tour/tour-url.ts";
import { SpaceCards } from "./space-cards.tsx";

const SHOWN = 6;

/** The rooms and outdoor areas with their pictures, and a button for the 3D tour. */
export function SpacesSection() {
  const words = useNamespace("details");
  const { property } = useProperty();
  const dialogs = useDialogs();
  if (property.spaces.length === 0) return null;
  return (
    <Section id="spaces" title={words.spaces.title}>
      {hasTour(property) && (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-primary-soft p-4 noscript:hidden">
          <p className="text-text type-body">{words.spaces.tourNote}</p>
          <Button icon={Rotate3d} onPress={() => dialogs.tour.open()}>
            {words.spaces.tour}
          </Button>
        </div>
      )}
      <SpaceCards spaces={property.spaces.slice(0, SHOWN)} />
      {property.spaces.length > SHOWN && (
        <MoreButton title={words.spaces.title} onPress={() => dialogs.spaces.open()}>
          {words.spaces.all}
        </MoreButton>
      )}
    </Section>
  );
}
