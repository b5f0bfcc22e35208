"use no memo";

import { List } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The button that leads from the map back to the list. */
export function ListPill({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="map-pill type-button desktop:hidden">
      <Icon icon={List} size="s" />
      {useNamespace("map").list}
    </button>
  );
}
