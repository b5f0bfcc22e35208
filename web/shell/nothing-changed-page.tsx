import { leftToRight } from "#domain/text/left-to-right.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** Answers a form that only scripts can send. The link loads its page anew, and so its scripts. */
export default function NothingChangedPage({ back }: { back: string | null }) {
  const words = useNamespace("nothingChanged");
  const path = usePaths();
  const { site } = usePageContext();
  return (
    <div className="page-width py-12">
      <title>{words.title}</title>
      <meta name="robots" content="noindex,nofollow" />
      <EmptyState
        level={1}
        illustration={<ErrorSpot />}
        sentence={words.title}
        detail={words.detail({ phone: leftToRight(site.tollFree ?? site.supportPhone) })}
        actions={
          <a href={back ?? path("frontPage")} className={buttonClasses({})}>
            {words.back}
          </a>
        }
      />
    </div>
  );
}
