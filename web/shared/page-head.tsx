import { useLocation } from "react-router";
import type { Language } from "#domain/language/language.ts";
import { ogSize } from "#domain/picture/picture-sizes.ts";
import { brandPicture } from "#domain/picture/picture-url.ts";
import { alternatesOf, MOBILE_MEDIA, originOf } from "#domain/seo/alternates.ts";
import { isIndexed } from "#domain/seo/indexed.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { type PageContext, surfaceOf, usePageContext } from "./page-context.tsx";
import { desktopPath, mobilePath } from "./paths.ts";

type Props = {
  title: string;
  description: string;
  /** The part of the query that belongs to the canonical URL, e.g. `cityId=5`; dates and filters never do. */
  query?: string;
  /** Pages that must not be indexed: carts, errors. Filtered and sorted pages are excluded by their URL. */
  hidden?: boolean;
  /** The path of a JPEG of 1200 × 630 for link previews; by default the brand's. */
  picture?: string;
};

/** Title, description and canonical URLs. React moves them into the head. */
export function PageHead({ title, description, query = "", hidden = false, picture }: Props) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const page = usePageContext();
  const isHidden = hidden || !isIndexed(new URLSearchParams(search));
  const address = addressOf(page, pathname, query, language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex,follow" />}
      <link rel="canonical" href={address.canonical} />
      {address.mobile && <link rel="alternate" media={MOBILE_MEDIA} href={address.mobile} />}
      {!isHidden &&
        alternatesOf(page.site, address.path, page).map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
      <SocialHead
        title={title}
        description={description}
        url={address.canonical}
        picture={address.origin + (picture ?? brandPicture(page.site.brand))}
      />
    </>
  );
}

/** The canonical URL, its mobile alternate, and the path of this surface without the language. */
function addressOf(page: PageContext, pathname: string, query: string, language: Language) {
  const origin = originOf(page.site, page);
  const search = query && `?${query}`;
  const desktop = desktopPath(pathname);
  const mobile = mobilePath(desktop);
  const isMobile = surfaceOf(pathname) === "mobile";
  return {
    origin,
    canonical: `${origin}/${language}${desktop}${search}`,
    mobile: mobile && !isMobile && `${origin}/${language}${mobile}${search}`,
    path: (isMobile ? (mobile ?? desktop) : desktop) + search,
  };
}

type Social = { title: string; description: string; url: string; picture: string };

function SocialHead({ title, description, url, picture }: Social) {
  const { brand } = useMessages().shell;
  const { site } = usePageContext();
  const language = useLanguage();
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand[site.brand]} />
      <meta property="og:locale" content={language === "ar" ? "ar_AR" : "en_US"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(ogSize.width)} />
      <meta property="og:image:height" content={String(ogSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
