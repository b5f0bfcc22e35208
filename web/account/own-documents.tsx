import { Link } from "react-router";
import type { OwnDocuments as DocumentsPage } from "#contract/order/document.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DocumentRow } from "#web/shared/document/document-row.tsx";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { pageParams } from "#web/shared/paging/page-query.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Pager } from "#web/ui/navigation/pager.tsx";

/** The invoices, receipts and credit notes of all bookings of the account. */
export function OwnDocuments({ found: { items, page, pageSize, totalCount } }: { found: DocumentsPage }) {
  const { documents: words } = useNamespace("account").billing;
  const path = usePaths();
  const { submit, isBusy, problem } = useSubmitOnce();
  return (
    <section aria-labelledby="documents-title" className="mt-8 grid gap-4">
      <div>
        <h2 id="documents-title" className="text-text type-h2">
          {words.title}
        </h2>
        <p className="measure mt-1 text-text-2 type-body">{totalCount === 0 ? words.none : words.lead}</p>
      </div>
      {items.length > 0 && (
        <ul className="grid gap-5 rounded-card border border-border bg-surface p-4 sm:p-6">
          {items.map((document) => (
            <DocumentRow key={document.documentId} document={document} isBusy={isBusy} submit={submit}>
              <p className="text-text-2 type-small">
                <Link
                  to={path("accountOrder", { orderNumber: document.orderNumber })}
                  className="text-primary underline underline-offset-4 hover:no-underline"
                >
                  {words.booking({ number: leftToRight(document.orderNumber) })}
                </Link>{" "}
                · <bdi>{document.home}</bdi>
              </p>
            </DocumentRow>
          ))}
        </ul>
      )}
      <FormProblem>{problem}</FormProblem>
      <Pager
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefFor={(number) => path("accountBilling", pageParams({ page: number, pageSize }))}
      />
    </section>
  );
}
