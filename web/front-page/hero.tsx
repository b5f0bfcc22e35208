import "./hero.css";
import type { ReactNode } from "react";
import type { AirlineBanner } from "#contract/site/content.ts";
import type { BannerVersion } from "#domain/seo/paid-search.ts";
import { type HeroScene, isBright } from "#domain/site/hero-scene.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { heroPicture } from "#web/illustration/site-pictures.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Picture } from "#web/shared/picture.tsx";
import { Breadcrumb } from "#web/ui/navigation/breadcrumb.tsx";
import { AirlineFacts } from "./airline-facts.tsx";
import { BANNER_ID } from "./sticky-search.tsx";

type Props = {
  /** `full` shows everything, `v2` is lower and has no numbers, `v3` has no picture. */
  version: BannerVersion;
  scene: HeroScene;
  title?: string | undefined;
  subtitle?: string | undefined;
  airline?: AirlineBanner | undefined;
  /** The search; where it is, depends on the brand. */
  children: ReactNode;
};

/** The picture of the front page with its title in the sky, and the search. */
export function Hero({ version, scene, title, subtitle, airline, children }: Props) {
  const t = useMessages();
  const words = useNamespace("home");
  const column = usePageColumn();
  const { site } = usePageContext();
  const hasPicture = version !== "v3";
  /** Only wide screens have sky for our own subtitle; a paid one is always shown, on a ground of its own. */
  const isOurs = subtitle === undefined && version === "full";
  return (
    <>
      <section
        id={BANNER_ID}
        data-version={version}
        data-title={title === undefined ? undefined : "paid"}
        data-sky={hasPicture ? (isBright(scene) ? "bright" : "dark") : undefined}
        className="hero hero-edge relative"
      >
        {hasPicture && (
          <Picture
            picture={heroPicture(site.brand, scene)}
            sizes="100vw"
            isLazy={false}
            className="hero-picture absolute inset-0"
          />
        )}
        <div className={`${column} hero-words relative flex flex-col items-center`}>
          {!isOurs && <Crumbs />}
          <h1 className="hero-title type-display">{title ?? words.hero[site.brand]}</h1>
          <p
            className={`text-balance type-body-l ${isOurs ? "hero-subtitle" : "hero-label mt-3 rounded-control bg-surface px-3 py-1"}`}
          >
            {subtitle ?? t.shell.footer.promise[site.brand]}
          </p>
        </div>
      </section>
      <div className={`${column} hero-search relative`}>
        {children}
        {version === "full" && airline && <AirlineFacts airline={airline} />}
      </div>
    </>
  );
}

function Crumbs() {
  const t = useMessages();
  const path = usePaths();
  const { site } = usePageContext();
  return (
    <Breadcrumb
      crumbs={[
        { label: t.shell.brand[site.brand], href: path("frontPage") },
        { label: t.shell.header.chalets, href: "#main" },
      ]}
    />
  );
}
