import { documentTerms, kindOfSale } from "#domain/document/document-terms.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { countryOfZone, readTimeZone } from "#domain/stay/time-zone.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DocumentRow } from "#web/shared/document/document-row.tsx";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { statusOf } from "#web/shared/order/status-of.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { RefreshEvery } from "#web/shared/refresh-every.tsx";
import { useOrderSubmit } from "../access/confirm-order-provider.tsx";
import { useOrder } from "../order-context.tsx";

const REFRESH_MS = 5_000;

/** The invoices and credit notes of a booking, and that the first invoice is being prepared. */
export function OrderDocuments({ isLookedUp = false }: { isLookedUp?: boolean }) {
  const words = useNamespace("document");
  const { order } = useOrder();
  const isMissing =
    statusOf(order) === orderStatus.confirmed && order.documents.every(({ kind }) => kind === "credit-note");
  const { site } = usePageContext();
  const kind = kindOfSale(documentTerms(site, countryOfZone(readTimeZone(order.property.timeZone))));
  const { submit, isBusy, problem } = useOrderSubmit();
  if (order.documents.length === 0 && !isMissing) return null;
  return (
    <div className="print:hidden">
      <OrderCard title={words.title}>
        <ul className="grid gap-4">
          {order.documents.map((document) => (
            <DocumentRow key={document.documentId} document={document} isBusy={isBusy} submit={submit} />
          ))}
        </ul>
        {isMissing && !isLookedUp && <RefreshEvery ms={REFRESH_MS} />}
        {isMissing && (
          <p role="status" className="text-text-2 type-body">
            {words.preparing[kind]}
          </p>
        )}
        <div className="mt-3 empty:hidden">
          <FormProblem>{problem}</FormProblem>
        </div>
      </OrderCard>
    </div>
  );
}
