import { List } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The button that closes the map and shows the list. */
export function ListPill({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="map-pill type-button self-end desktop:hidden">
      <Icon icon={List} size="s" />
      {useNamespace("map").list}
    </button>
  );
}
