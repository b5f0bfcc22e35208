import { Icon } from "#web/ui/display/icon.tsx";
import { amenityIcon } from "./amenity-icons.ts";

type Props = { amenities: readonly { id: number; name: string }[]; shown?: number };

export function AmenityList({ amenities, shown = amenities.length }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      {amenities.map(({ id, name }, index) => (
        <li
          key={id}
          className={`items-center gap-3 text-text type-body ${index < shown ? "flex" : "hidden noscript:flex"}`}
        >
          <Icon icon={amenityIcon(id)} size="l" className="text-text-2" />
          {name}
        </li>
      ))}
    </ul>
  );
}
