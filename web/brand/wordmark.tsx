import type { Language } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/sites.ts";
import { brandNames } from "./brand-name.ts";

type Props = { brand: Brand; language: Language; className?: string };

/** The width of each name at a height of 64; the outlines are in a file that the browser caches. */
const widths: Record<Brand, Record<Language, number>> = {
  mabeet: { en: 169, ar: 112.6 },
  tajawal: { en: 172.9, ar: 109.2 },
};

/** The brand's name as outlines, in the surrounding text colour. */
export function Wordmark({ brand, language, className = "h-8" }: Props) {
  return (
    <svg
      viewBox={`0 0 ${widths[brand][language]} 64`}
      role="img"
      aria-label={brandNames[brand][language]}
      className={`w-auto shrink-0 fill-current ${className}`}
    >
      <use href={`/brand/${brand}/wordmark.svg#${language}`} />
    </svg>
  );
}
