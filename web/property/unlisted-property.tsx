import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NotFoundSpot } from "#web/illustration/not-found-spot.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { UnlistedData } from "./data/load-unlisted-property.ts";
import { SimilarProperties } from "./related/similar-properties.tsx";

/** The page of a property that is no longer listed, with others in its city. */
export function UnlistedProperty({ unlisted }: { unlisted: UnlistedData }) {
  const t = useMessages();
  const { gone: words } = useNamespace("details");
  const { site } = usePageContext();
  const path = usePaths();
  const { city } = unlisted;
  const detail = city && unlisted.properties.length > 0 ? words.body({ city }) : words.bodyAlone;
  return (
    <div className="page-width py-8">
      <PageHead hidden title={t.seo.gone.title({ brand: t.shell.brand[site.brand] })} description={detail} />
      <EmptyState
        level={1}
        illustration={<NotFoundSpot />}
        sentence={words.title}
        detail={detail}
        actions={<ButtonLink to={path("search", { cityId: String(unlisted.cityId) })}>{words.search}</ButtonLink>}
      />
      <SimilarProperties id="similar" {...unlisted} />
    </div>
  );
}
