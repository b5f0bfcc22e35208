import { useMessages } from "#web/i18n/messages-context.tsx";
import { heroPicture } from "#web/illustration/shell-pictures.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Picture } from "#web/shared/picture.tsx";

/** A dusk scene, what we promise, and the way to the cities. */
export function Hero() {
  const t = useMessages();
  const { site } = usePageContext();
  const words = t.home.hero[site.brand];
  return (
    <section className="hero-edge relative bg-footer">
      <Picture picture={heroPicture(site.brand)} sizes="100vw" isLazy={false} className="absolute inset-0" />
      <div className="absolute inset-0 bg-linear-to-t from-black/80 via-black/50 to-black/10 desktop:scrim-start" />
      <div className="page-width relative flex min-h-[440px] items-end py-12 desktop:min-h-[420px] desktop:items-center">
        <div className="max-w-[34rem] text-white">
          <h1 className="text-balance type-display">{words.headline}</h1>
          <p className="mt-3 text-balance type-body-l">{words.subline}</p>
          <a
            href="#cities"
            className="mt-6 inline-flex min-h-12 items-center rounded-control bg-accent px-6 text-on-accent type-button"
          >
            {t.shell.pages.seeCities}
          </a>
        </div>
      </div>
    </section>
  );
}
