import type { Billing } from "#contract/account/profile.ts";
import type { OwnDocuments as DocumentsPage } from "#contract/order/document.ts";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { BillingForm } from "./billing-form.tsx";
import { OwnDocuments } from "./own-documents.tsx";

export type BillingFound = { billing: Billing; documents: DocumentsPage };

/** The recipient of invoices, and all documents. */
export default function BillingPage(own: AccountPageData<BillingFound>) {
  const words = useNamespace("account");
  return (
    <AccountFrame own={own} page="billing" lead={words.billing.lead}>
      {({ billing, documents }) => (
        <>
          <BillingForm billing={billing} />
          <OwnDocuments found={documents} />
        </>
      )}
    </AccountFrame>
  );
}
