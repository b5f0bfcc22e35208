import { use, useState } from "react";
import { Links } from "react-router";
import type { Language } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/sites.ts";
import { brandIcons, preloadedFonts } from "#web/brand/head-files.ts";
import { NonceContext } from "#web/shared/nonce-context.ts";

/** A head that is drawn again in the browser, such as after a page that was not found, keeps the nonce of its document. */
const documentNonce =
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;

/** The head of every page, before the page adds its title and links. */
export function DocumentHead({ brand, language }: { brand: Brand; language: Language }) {
  const nonce = use(NonceContext) ?? documentNonce;
  const icons = brandIcons(brand);
  // When the language changes, the page knows its fonts already; the browser would report a new preload as unused.
  const [fonts] = useState(() => preloadedFonts[language]);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      ))}
      <link rel="icon" type="image/svg+xml" href={icons.favicon} />
      <link rel="icon" type="image/png" sizes="32x32" href={icons.favicon32} />
      <link rel="apple-touch-icon" href={icons.appleTouch} />
      <Links />
    </>
  );
}
