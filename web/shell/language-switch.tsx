import { Link, useLocation } from "react-router";
import type { Language } from "#domain/language/language.ts";
import { loadMessages } from "#web/i18n/load-messages.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { inLanguage } from "#web/shared/paths.ts";
import { useConnected } from "#web/shared/use-connected.ts";

const other: Record<Language, Language> = { en: "ar", ar: "en" };

/** A link to the same page in the other language, named in that language. Query, scroll position and typed values stay. */
export function LanguageSwitch({ className = "" }: { className?: string }) {
  const t = useMessages();
  const location = useLocation();
  const language = other[useLanguage()];
  const isConnected = useConnected();
  return (
    <Link
      to={inLanguage(location, language)}
      replace
      preventScrollReset
      lang={language}
      hrefLang={language}
      onClick={isConnected}
      onPointerEnter={() => navigator.onLine && void loadMessages(language).catch(() => {})}
      className={`inline-flex min-h-11 items-center rounded-control px-2 font-bold type-small max-[359px]:px-1 sm:px-3 hover:bg-sunken ${className}`}
    >
      {t.shell.language.other}
    </Link>
  );
}
