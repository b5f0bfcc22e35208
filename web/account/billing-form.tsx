import type { Billing } from "#contract/account/profile.ts";
import { hasNationalAddress, readBilling } from "#domain/profile/read-billing.ts";
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
import { type BillingValues, billingOf, valuesOf } from "./billing-values.ts";
import { NationalAddressFields } from "./national-address-fields.tsx";

/** The recipient of invoices. A Saudi company gives its address in parts. */
export function BillingForm({ billing }: { billing: Billing }) {
  const all = useNamespace("account");
  const words = all.billing;
  const { countryCode } = usePageContext().site;
  const show = useSnackbar();
  const form = useForm({
    id: "billing",
    initial: valuesOf(billing),
    validate: (values) => readBilling(billingOf(values), countryCode).faults ?? {},
    labels: labelsOf(words),
  });
  const isInParts = hasNationalAddress(form.values.vatNumber, countryCode);
  const { submit, isBusy, problem } = useAccountSubmit({ onFieldErrors: form.showErrors });
  async function save() {
    if (!form.isValid) return form.showErrors();
    const { nationalAddress, ...line } = billingOf(form.values);
    const body = isInParts ? { ...line, nationalAddress } : line;
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
      {isInParts ? (
        <NationalAddressFields form={form} />
      ) : (
        <TextArea
          {...textFieldProps(form, "address")}
          label={words.address}
          hint={words.addressHint}
          autoComplete="street-address"
          dir="auto"
          rows={3}
          maxLength={500}
        />
      )}
      <FormFooter isBusy={isBusy} problem={problem} />
    </ScriptedForm>
  );
}

/** In the order of the page. */
function labelsOf(words: Record<keyof BillingValues, string>) {
  const { name, vatNumber, address, buildingNumber, street, district, city, postalCode } = words;
  return { name, vatNumber, address, buildingNumber, street, district, city, postalCode };
}
