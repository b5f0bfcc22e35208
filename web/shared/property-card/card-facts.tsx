import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { CardProperty } from "./card-property.ts";
import { kilometres } from "./distance-text.ts";

type Where = { property: CardProperty; areaName: string | undefined; cityName: string | undefined };

/** Area and city, and how far away when we know where the guest is. */
export function CardPlace({ property, areaName, cityName }: Where) {
  const words = useNamespace("card");
  const { distance } = property.location;
  const place = areaName && cityName ? words.area({ area: areaName, city: cityName }) : (areaName ?? cityName);
  const away = distance === undefined ? undefined : words.distance({ km: kilometres(distance) });
  return <p className="text-text-2 type-small">{[place, away].filter(Boolean).join(" · ")}</p>;
}

/** What the property holds, in a few words. A dot that would begin a line lies outside the box and is cut off. */
export function CardSpecs({ property }: { property: CardProperty }) {
  const t = useMessages();
  const words = useNamespace("card");
  const specs = [
    t.count.bedrooms({ n: property.bedRoomCount }),
    t.count.bathrooms({ n: property.bathRoomCount }),
    words.size({ size: property.size }),
    words.upToGuests({ n: property.capacity }),
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 overflow-hidden text-text-2 type-small">
      {specs.map((spec) => (
        <li key={spec} className="relative before:absolute before:-start-3 before:text-muted before:content-['·']">
          {spec}
        </li>
      ))}
    </ul>
  );
}
