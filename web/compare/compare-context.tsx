import { createContext, type ReactNode, useContext } from "react";
import type { ComparedProperty } from "#contract/search/compare.ts";
import type { LookupGroup } from "#domain/lookup/lookup-groups.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import type { CompareData } from "./load-compare.ts";

const DataContext = createContext<CompareData | null>(null);

export function CompareProvider({ data, children }: { data: CompareData; children: ReactNode }) {
  return <DataContext value={data}>{children}</DataContext>;
}

/** The comparison, with the names and labels in the guest's language. */
export function useCompare() {
  const data = useContext(DataContext);
  if (!data) throw new Error("useCompare needs a CompareProvider above it");
  const language = useLanguage();
  const nameOf = ({ nameEn, nameAr }: Pick<ComparedProperty, "nameEn" | "nameAr">) =>
    propertyName({ own: { en: nameEn, ar: nameAr } }, language);
  const label = (group: LookupGroup, id: number): string | undefined => data.labels[group]?.[id];
  return { ...data, nameOf, label };
}
