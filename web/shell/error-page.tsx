import { useLocation } from "react-router";
import { isPathOf } from "#domain/page/page-addresses.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { NotFoundSpot } from "#web/illustration/not-found-spot.tsx";
import { usePaths, withoutLanguage } from "#web/shared/paths.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

const linkClasses = "inline-flex min-h-control items-center justify-center rounded-control px-6 type-button";

/** The page of a 404 or of an error: one sentence, a link to the front page, and help. Plain links work in any state. */
export function ErrorPage({ status }: { status: number }) {
  const t = useMessages();
  const path = usePaths();
  const { pathname, search } = useLocation();
  const isMissing = status === 404 || status === 410;
  const isFailedProperty = status >= 500 && isPathOf("property", withoutLanguage(pathname));
  const words = wordsOf(status, t);
  const title = isFailedProperty ? t.errors_onload.details.title : words.title;
  return (
    <div className="page-width py-12">
      <title>{title}</title>
      <meta name="robots" content="noindex,follow" />
      <EmptyState
        level={1}
        illustration={isMissing ? <NotFoundSpot /> : <ErrorSpot />}
        sentence={title}
        detail={words.body}
        actions={
          <>
            {isFailedProperty ? (
              <a
                href={`${pathname}${search}`}
                className={`${linkClasses} bg-primary text-on-primary hover:bg-primary-hover`}
              >
                {t.errors_onload.details.retry}
              </a>
            ) : (
              <a
                href={path("frontPage")}
                className={`${linkClasses} bg-primary text-on-primary hover:bg-primary-hover`}
              >
                {t.shell.pages.goHome}
              </a>
            )}
            <a
              href={path("help")}
              className={`${linkClasses} border border-primary text-primary hover:bg-primary-soft`}
            >
              {t.shell.header.help}
            </a>
          </>
        }
      />
    </div>
  );
}

function wordsOf(status: number, { shell, errorCodes }: ReturnType<typeof useMessages>) {
  const { notFound, tooMany, error } = shell.pages;
  if (status === 405) return { title: error.title, body: errorCodes["1007"] };
  if (status === 429) return tooMany;
  return status === 404 || status === 410 ? notFound : error;
}
