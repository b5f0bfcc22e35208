import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useLanguage } from "#web/i18n/messages-context.tsx";

/** Both languages use Latin digits, so the Arabic locale sets them. */
const locales = { en: "en-US", ar: "ar-AE-u-nu-latn" } as const;

/** Sets the locale and direction of the react-aria components inside, also in a nested panel. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>;
}
