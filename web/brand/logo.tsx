import type { Language } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/sites.ts";
import { BrandMark } from "./brand-mark.tsx";
import { Wordmark } from "./wordmark.tsx";

type Props = {
  brand: Brand;
  /** The language of the first name. */
  language: Language;
  /** Adds the name in the other script, as on printed pages. */
  hasBothScripts?: boolean;
  /** Without the tile behind the mark, as on printed pages. */
  isPlain?: boolean;
};

/** Mark and name, in reading order, 32 px high; the name has the surrounding text colour and is left out where it does not fit. */
export function Logo({ brand, language, hasBothScripts = false, isPlain = false }: Props) {
  return (
    <span className="inline-flex h-[32px] min-w-0 flex-wrap items-center gap-x-2 overflow-hidden [&>svg]:h-[32px] [&>svg]:w-auto">
      <BrandMark brand={brand} variant={isPlain ? "plain" : "tile"} />
      <Wordmark brand={brand} language={language} />
      {hasBothScripts && (
        <>
          <span aria-hidden="true" className="h-6 border-current border-s opacity-40" />
          <Wordmark brand={brand} language={language === "ar" ? "en" : "ar"} />
        </>
      )}
    </span>
  );
}
