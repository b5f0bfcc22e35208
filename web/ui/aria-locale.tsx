import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useLanguage } from "#web/i18n/messages-context.tsx";

/** Digits are 0–9 in both languages, so Arabic has to say so. */
const locales = { en: "en-US", ar: "ar-AE-u-nu-latn" } as const;

/** Tells the react-aria parts inside which words and which direction to use, also in a nested panel. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>;
}
