import { useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useProperty } from "../data/property-context.tsx";
import { Section } from "../section/section.tsx";

/** The length of about six lines; a shorter text is not cut. */
const SHORT = 420;

/** The host's description, cut to six lines until the guest expands it; without JavaScript it is complete. */
export function AboutProperty() {
  const words = useNamespace("details");
  const { property, inLanguage } = useProperty();
  const [isWhole, setWhole] = useState(false);
  const text = inLanguage(property);
  if (!text) return null;
  const isLong = text.length > SHORT;
  const clampClasses = isLong && !isWhole ? "line-clamp-6 noscript:line-clamp-none" : "";
  return (
    <Section id="about" title={words.about.title}>
      <p className={`measure whitespace-pre-line text-text-2 type-body-l ${clampClasses}`}>{text}</p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-2 min-h-11 font-semibold text-primary underline type-body noscript:hidden"
        >
          {isWhole ? words.about.less : words.about.more}
        </button>
      )}
    </Section>
  );
}
