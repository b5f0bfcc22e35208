import { ogPictureUrl } from "#domain/picture/picture-url.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import type { PropertyData } from "./data/load-property.ts";

/** The metadata of a property for search engines and link previews. */
export function PropertyHead({ data: { property } }: { data: PropertyData }) {
  const isArabic = useLanguage() === "ar";
  const { seoData, nameAr, nameEn, descriptionAr, descriptionEn } = property;
  const title = (isArabic ? seoData?.titleAr : seoData?.titleEn) ?? (isArabic ? nameAr : nameEn);
  const description =
    (isArabic ? seoData?.descriptionAr : seoData?.descriptionEn) ?? (isArabic ? descriptionAr : descriptionEn);
  return <PageHead title={title} description={description} picture={ogPictureUrl(property.propertyId)} />;
}
