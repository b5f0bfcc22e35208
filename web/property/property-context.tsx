import { createContext, type ReactNode, use } from "react";
import type { LookupGroup } from "#domain/lookup/lookup-groups.ts";
import { homeName } from "#domain/property/home-name.ts";
import type { Language } from "#domain/site/language.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import type { HomeData } from "./load-property.ts";

const HomeContext = createContext<HomeData | null>(null);

export function HomeProvider({ data, children }: { data: HomeData; children: ReactNode }) {
  return <HomeContext value={data}>{children}</HomeContext>;
}

type Described = { descriptionEn: string; descriptionAr: string };

/** The home this page is about, in the words of the page. */
export function useHome() {
  const data = use(HomeContext);
  if (!data) throw new Error("HomeProvider is missing above this component");
  const language = useLanguage();
  const { home, labels } = data;
  const label = (group: LookupGroup, id: number) => labels[group]?.[id];
  return {
    ...data,
    name: homeName({ own: { en: home.nameEn, ar: home.nameAr } }, language),
    city: label("cities", home.location.cityId),
    area: label("areas", home.location.areaId),
    label,
    say: (text: Described) => inWords(text, language),
  };
}

/** What stands in one language only is shown in that one. */
function inWords({ descriptionEn, descriptionAr }: Described, language: Language): string {
  return language === "ar" ? descriptionAr || descriptionEn : descriptionEn || descriptionAr;
}
