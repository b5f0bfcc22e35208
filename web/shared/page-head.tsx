import { useLocation } from "react-router";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { alternatesOf, originOf } from "./alternates.ts";
import { usePageContext } from "./page-context.tsx";
import { desktopTwin, mobileTwin } from "./paths.ts";

type Props = {
  title: string;
  description: string;
  /** The part of the query that makes this another page, e.g. `cityId=5`; dates and filters never do. */
  query?: string;
  /** Pages for guests only: carts, filtered lists, faults. */
  hidden?: boolean;
};

/** Title, description and the addresses by which search engines know this page. React lifts them into the head. */
export function PageHead({ title, description, query = "", hidden = false }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { site, env, portSuffix } = usePageContext();
  const path = desktopTwin(pathname) + (query && `?${query}`);
  const origin = originOf(site, env, portSuffix);
  const mobile = mobileTwin(pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex,follow" />}
      <link rel="canonical" href={`${origin}/${language}${path}`} />
      {mobile && (
        <link
          rel="alternate"
          media="only screen and (max-width: 959px)"
          href={`${origin}/${language}${mobile}${query && `?${query}`}`}
        />
      )}
      {!hidden &&
        alternatesOf(site, path, env, portSuffix).map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t.shell.brand[site.brand]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${origin}/art/og-${site.brand}.jpg`} />
    </>
  );
}
