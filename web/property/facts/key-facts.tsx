import {
  BadgeCheck,
  Bath,
  BedDouble,
  LogIn,
  LogOut,
  type LucideIcon,
  Ruler,
  Users,
  UsersRound,
  Waves,
} from "lucide-react";
import { spaces } from "#domain/lookup/spaces.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";

type Fact = { icon: LucideIcon; value: string; name?: string; lines?: readonly string[] };

/** The key facts of a property, each with a label. */
export function KeyFacts() {
  const words = useNamespace("details");
  const facts = useFacts();
  return (
    <section aria-label={words.facts.title} className="py-6">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        {facts.map(({ icon, name, value, lines = [] }) => (
          <li key={value} className="flex min-w-0 gap-3">
            <Icon icon={icon} size="l" mirror={false} className="mt-0.5 text-primary" />
            <span className="min-w-0">
              <span className="block font-semibold text-text type-body">{value}</span>
              {name && <span className="block text-text-2 type-small">{name}</span>}
              {lines.map((line) => (
                <span key={line} className="block text-text-2 type-small">
                  {line}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useFacts(): Fact[] {
  const t = useMessages();
  const { facts } = useNamespace("details");
  const language = useLanguage();
  const { property, label, inLanguage } = useProperty();
  const { capacity, sleeps, checkinBeginTime, checkoutEndTime } = property.data;
  const suited = property.guestTypeIds.map((id) => label("guestTypes", id)).filter((name) => name !== undefined);
  const bedrooms = property.spaces.find(({ spaceCategoryId }) => spaceCategoryId === spaces.BEDROOM);
  const beds = bedrooms?.details ?? [];
  const bedLines = beds.map((room, index) => facts.room({ n: index + 1, beds: inLanguage(room) }));
  const hasDayGuests = sleeps < capacity;
  const all: (Fact | null)[] = [
    hasDayGuests
      ? { icon: Users, name: facts.hosts({ n: capacity }), value: facts.sleeps({ n: sleeps }) }
      : { icon: Users, name: facts.guests, value: facts.upTo({ n: capacity }) },
    { icon: BedDouble, lines: bedLines, value: t.count.bedrooms({ n: property.bedRoomCount }) },
    { icon: Bath, value: t.count.bathrooms({ n: property.bathRoomCount }) },
    { icon: Ruler, name: facts.size, value: facts.squareMetres({ size: property.size }) },
    property.isBySea ? { icon: Waves, value: facts.bySea } : null,
    { icon: LogIn, name: facts.checkIn, value: facts.from({ time: displayTime(checkinBeginTime, language) }) },
    { icon: LogOut, name: facts.checkOut, value: facts.until({ time: displayTime(checkoutEndTime, language) }) },
    suited.length > 0 ? { icon: UsersRound, name: facts.suits, value: suited.join(facts.list) } : null,
    property.licenseNumber ? { icon: BadgeCheck, name: facts.licence, value: property.licenseNumber } : null,
  ];
  return all.filter((fact) => fact !== null);
}
