import { Accessibility, CarFront, Info, type LucideIcon, ShieldPlus } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";
import { Section } from "../section/section.tsx";

/** By lookup id. */
const icons: Partial<Record<number, LucideIcon>> = { 1: CarFront, 2: ShieldPlus, 3: Accessibility };

/** Parking, health and accessibility, when the host described them. */
export function InfoSection() {
  const words = useNamespace("details");
  const { property, label, inLanguage } = useProperty();
  const notes = property.additionalInfo
    .map(({ additionalInfoCategoryId: id, ...text }) => ({
      id,
      text: inLanguage(text),
      name: label("additionalCategories", id),
    }))
    .filter(({ text }) => text !== "");
  if (notes.length === 0) return null;
  return (
    <Section id="info" title={words.info.title}>
      <ul className="grid gap-5 sm:grid-cols-2">
        {notes.map(({ id, text, name }) => (
          <li key={id} className="flex gap-3">
            <Icon icon={icons[id] ?? Info} size="l" className="text-text-2" />
            <div>
              <h3 className="font-semibold text-text type-body">{name}</h3>
              <p className="text-text-2 type-body">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
