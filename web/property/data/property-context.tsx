import { createContext, type ReactNode, use } from "react";
import type { Language } from "#domain/language/language.ts";
import type { LookupGroup } from "#domain/lookup/lookup-groups.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import type { PropertyData } from "./load-property.ts";

const PropertyContext = createContext<PropertyData | null>(null);

export function PropertyProvider({ data, children }: { data: PropertyData; children: ReactNode }) {
  return <PropertyContext value={data}>{children}</PropertyContext>;
}

type Described = { descriptionEn: string; descriptionAr: string };

/** The property of this page, with its texts in the page's language. */
export function useProperty() {
  const data = use(PropertyContext);
  if (!data) throw new Error("HomeProvider is missing above this component");
  const language = useLanguage();
  const { property, labels } = data;
  const label = (group: LookupGroup, id: number) => labels[group]?.[id];
  return {
    ...data,
    name: propertyName({ own: { en: property.nameEn, ar: property.nameAr } }, language),
    city: label("cities", property.location.cityId),
    area: label("areas", property.location.areaId),
    label,
    inLanguage: (text: Described) => localText(text, language),
  };
}

/** A text that exists in one language only is shown in that language. */
function localText({ descriptionEn, descriptionAr }: Described, language: Language): string {
  return language === "ar" ? descriptionAr || descriptionEn : descriptionEn || descriptionAr;
}
