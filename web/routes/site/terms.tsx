import { useMessages } from "#web/i18n/messages-context.tsx";
import { LegalArticle } from "#web/legal/legal-article.tsx";
import { loadLegal } from "#web/legal/load-legal.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import type { Route } from "./+types/terms.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadLegal(context, "terms");

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  const { shell, seo } = useMessages();
  const brand = shell.brand[usePageContext().site.brand];
  return (
    <>
      <PageHead title={seo.terms.title({ brand })} description={seo.terms.description({ brand })} />
      <LegalArticle page={loaderData} />
    </>
  );
}
