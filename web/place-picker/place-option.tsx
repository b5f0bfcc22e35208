import { Building2, Check, History, House, Landmark, MapPin, MapPinned } from "lucide-react";
import { useEffect } from "react";
import type { FoundPlace } from "#contract/search/place.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** One line of the list. */
export type PlaceRow = {
  key: string;
  name: string;
  note?: string | undefined;
  icon: typeof MapPin;
  isChosen?: boolean;
  choose: () => void;
};

export const placeIcons = {
  city: Building2,
  area: MapPinned,
  landmark: Landmark,
  property: House,
} as const satisfies Record<FoundPlace["kind"], typeof MapPin>;
export { History as RecentIcon, MapPin as PointIcon };

type Props = { id: string; row: PlaceRow; isActive: boolean };

export function PlaceOption({ id, row, isActive }: Props) {
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id, isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above handles the keys
    <div
      id={id}
      role="option"
      aria-selected={row.isChosen ?? false}
      onClick={row.choose}
      className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-text type-body hover:bg-sunken ${
        isActive ? "bg-primary-soft text-primary" : ""
      }`}
    >
      <Icon icon={row.icon} className="text-muted" />
      <span className="flex min-w-0 grow flex-col">
        <bdi className="wrap-anywhere">{row.name}</bdi>
        {row.note && <span className="text-text-2 type-small">{row.note}</span>}
      </span>
      {row.isChosen && <Icon icon={Check} className="text-primary" />}
    </div>
  );
}
