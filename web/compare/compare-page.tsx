import { Printer } from "lucide-react";
import { nightsOf } from "#domain/stay/stay.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { AddHomes } from "./add-homes.tsx";
import screenStyles from "./compare.css?url";
import { CompareProvider, useCompare } from "./compare-context.tsx";
import { CompareForm } from "./compare-form.tsx";
import { CompareNotices } from "./compare-notices.tsx";
import printStyles from "./compare-print.css?url";
import { CompareTable } from "./compare-table.tsx";
import { EmptyComparison } from "./empty-comparison.tsx";
import type { CompareData } from "./load-compare.ts";
import { SharedFacts } from "./shared-facts.tsx";
import { TypedPlace } from "./typed-place.tsx";
import { useStayText } from "./use-stay-text.ts";

/** Up to four homes side by side for the same dates. Its styles are its own: the pages of every guest do without them. */
export default function ComparePage({ data }: { data: CompareData }) {
  const t = useMessages();
  const words = useNamespace("compare");
  const column = usePageColumn();
  const { site } = usePageContext();
  return (
    <CompareProvider data={data}>
      <div className={`compare-page ${column} pt-4 pb-12 desktop:pt-8`}>
        <PageHead title={`${words.title} · ${t.shell.brand[site.brand]}`} description={words.description} hidden />
        <link rel="stylesheet" href={screenStyles} precedence="page" />
        <link rel="stylesheet" href={printStyles} precedence="page" />
        <h1 className="text-text type-h1">{words.title}</h1>
        {data.properties.length === 0 ? <Nothing /> : <Comparison />}
      </div>
    </CompareProvider>
  );
}

function Nothing() {
  return (
    <>
      <CompareNotices />
      <EmptyComparison />
    </>
  );
}

function Comparison() {
  const t = useMessages();
  const words = useNamespace("compare");
  const { properties, stay } = useCompare();
  const stayText = useStayText();
  const nights = t.count.nights({ n: nightsOf(stay) });
  const homes = t.count.homes({ n: properties.length });
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-2 type-body">{words.lead({ homes, stay: `${stayText(stay)} · ${nights}` })}</p>
        <div className="noscript:hidden print:hidden">
          <Button variant="secondary" icon={Printer} onPress={() => window.print()}>
            {words.print}
          </Button>
        </div>
      </div>
      <CompareForm />
      <TypedPlace />
      <CompareNotices />
      <CompareTable />
      <SharedFacts />
      <p className="mt-4 text-muted type-caption">{words.refund.zone}</p>
      <p className="mt-1 text-muted type-caption">{words.distance.note}</p>
      <AddHomes />
    </>
  );
}
