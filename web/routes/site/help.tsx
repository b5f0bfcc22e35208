import { useMessages } from "#web/i18n/messages-context.tsx";
import { LegalArticle } from "#web/legal/legal-article.tsx";
import { loadLegal } from "#web/legal/load-legal.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import type { Route } from "./+types/help.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadLegal(context, "help");

export default function HelpRoute({ loaderData }: Route.ComponentProps) {
  const { shell, seo } = useMessages();
  const brand = shell.brand[usePageContext().site.brand];
  return (
    <>
      <PageHead title={seo.help.title({ brand })} description={seo.help.description({ brand })} />
      <LegalArticle page={loaderData} />
    </>
  );
}
