import type { Language } from "#domain/site/language.ts";
import type { Brand } from "#domain/site/sites.ts";
import { brandNames } from "./brand-name.ts";
import { wordmarkPaths } from "./wordmark-paths.ts";

type Props = { brand: Brand; language: Language; className?: string };

/** The brand's name as outlines, in the colour of the text around it. */
export function Wordmark({ brand, language, className = "h-8" }: Props) {
  const { width, path } = wordmarkPaths[brand][language];
  return (
    <svg
      viewBox={`0 0 ${width} 64`}
      role="img"
      aria-label={brandNames[brand][language]}
      className={`w-auto shrink-0 fill-current ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
