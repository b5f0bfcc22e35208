import type { Billing } from "#contract/account/profile.ts";
import type { OwnDocuments as DocumentsPage } from "#contract/order/document.ts";
import { readBilling } from "#domain/profile/read-billing.ts";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormFooter } from "#web/shared/form/form-footer.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { textFieldProps, useForm } from "#web/shared/form/use-form.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { TextArea } from "#web/ui/field/text-area.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
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

function BillingForm({ billing }: { billing: Billing }) {
  const all = useNamespace("account");
  const words = all.billing;
  const { countryCode } = usePageContext().site;
  const show = useSnackbar();
  const form = useForm({
    id: "billing",
    initial: { ...billing, vatNumber: billing.vatNumber ?? "" },
    validate: (typed) => readBilling(typed, countryCode).faults ?? {},
    labels: { name: words.name, vatNumber: words.vatNumber, address: words.address },
  });
  const { submit, isBusy, problem } = useAccountSubmit({ onFieldErrors: form.showErrors });
  async function save() {
    if (!form.isValid) return form.showErrors();
    const body = { ...form.values, vatNumber: form.values.vatNumber.trim() || null };
    if (await submit(() => callFromBrowser("setBilling", { body }))) show({ text: all.saved });
  }
  return (
    <ScriptedForm
      className="grid gap-5 rounded-card border border-border bg-surface p-4 sm:p-6"
      onSubmit={() => void save()}
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextField
        {...textFieldProps(form, "name")}
        label={words.name}
        autoComplete="organization"
        dir="auto"
        maxLength={200}
      />
      <TextField
        {...textFieldProps(form, "vatNumber")}
        label={words.vatNumber}
        hint={words.vatHint}
        isOptional
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <TextArea
        {...textFieldProps(form, "address")}
        label={words.address}
        hint={words.addressHint}
        autoComplete="street-address"
        dir="auto"
        rows={3}
        maxLength={500}
      />
      <FormFooter isBusy={isBusy} problem={problem} />
    </ScriptedForm>
  );
}
