import "./hero.css";
import type { ReactNode } from "react";
import type { AirlineBanner } from "#contract/site/content.ts";
import type { BannerVersion } from "#domain/seo/paid-search.ts";
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

/** `full` shows everything, `v2` is lower and has no numbers, `v3` has no picture. */
const versions = {
  full: {
    background: "hero-edge bg-footer text-on-picture on-picture",
    height: "min-[360px]:min-h-[176px] desktop:min-h-[420px]",
  },
  v2: {
    background: "hero-edge bg-footer text-on-picture on-picture",
    height: "min-[360px]:min-h-[176px] desktop:min-h-[240px]",
  },
  v3: { background: "bg-sunken text-text", height: "" },
} as const satisfies Record<BannerVersion, object>;

type Props = {
  version: BannerVersion;
  title?: string | undefined;
  subtitle?: string | undefined;
  airline?: AirlineBanner | undefined;
  /** The search card; it overlaps the lower edge. */
  children: ReactNode;
};

/** The picture of the front page, its title, and the search card. */
export function Hero({ version, title, subtitle, airline, children }: Props) {
  const t = useMessages();
  const words = useNamespace("home");
  const column = usePageColumn();
  const { site } = usePageContext();
  const { background, height } = versions[version];
  /** The smallest phones hide our own subtitle and the breadcrumb to show the search at once; a paid subtitle is always shown. */
  const isOurs = subtitle === undefined && version === "full";
  return (
    <>
      <section id={BANNER_ID} className={`relative ${background}`}>
        {version !== "v3" && (
          <>
            <Picture picture={heroPicture(site.brand)} sizes="100vw" isLazy={false} className="absolute inset-0" />
            <div className="scrim-end desktop:scrim-start absolute inset-0" />
          </>
        )}
        <div
          className={`${column} relative flex flex-col pt-1 pb-16 max-[359px]:pb-14 desktop:pt-3 desktop:pb-24 ${height}`}
        >
          <div className="max-[359px]:hidden">
            <Crumbs />
          </div>
          <div className="my-auto max-w-[36rem] py-1 max-[359px]:py-0">
            <h1 className="text-balance type-h1 desktop:type-display">{title ?? words.hero[site.brand]}</h1>
            <p className={`mt-3 text-balance type-body-l desktop:max-w-md ${isOurs ? "hidden min-[390px]:block" : ""}`}>
              {subtitle ?? t.shell.footer.promise[site.brand]}
            </p>
            {version === "full" && airline && <AirlineFacts airline={airline} />}
          </div>
        </div>
      </section>
      <div className={`${column} relative -mt-12`}>{children}</div>
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
