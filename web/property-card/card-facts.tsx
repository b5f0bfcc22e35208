import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { CardProperty } from "./card-property.ts";
import { kilometres } from "./distance-text.ts";

type Where = { property: CardProperty; areaName: string | undefined; cityName: string | undefined };

/** Area and city, and the distance when the guest's location is known. */
export function CardPlace({ property, areaName, cityName }: Where) {
  const words = useNamespace("card");
  const { distance } = property.location;
  const place = areaName && cityName ? words.area({ area: areaName, city: cityName }) : (areaName ?? cityName);
  const away = distance === undefined ? undefined : words.distance({ km: kilometres(distance) });
  return <p className="text-text-2 type-small">{[place, away].filter(Boolean).join(" · ")}</p>;
}

/** The key facts of a property, the guests first, because a narrow card cuts the line. A separator at the start of a line lies outside the box and is clipped. */
export function CardSpecs({ property }: { property: CardProperty }) {
  const t = useMessages();
  const words = useNamespace("card");
  const { capacity, sleeps } = property;
  const specs = [
    sleeps < capacity ? words.sleeps({ n: sleeps, day: capacity }) : words.upToGuests({ n: capacity }),
    t.count.bedrooms({ n: property.bedRoomCount }),
    t.count.bathrooms({ n: property.bathRoomCount }),
    words.size({ size: property.size }),
  ];
  return (
    <ul className="card-specs type-small">
      {specs.map((spec) => (
        <li key={spec}>{spec}</li>
      ))}
    </ul>
  );
}
