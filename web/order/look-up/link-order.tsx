import { useNavigate } from "react-router";
import { readLookUp } from "#domain/order/read-look-up.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormFooter } from "#web/shared/form/form-footer.tsx";
import { useForm } from "#web/shared/form/use-form.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Disclosure } from "#web/ui/action/disclosure.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { LookUpBoxes } from "./look-up-boxes.tsx";

/** Adds a booking that was made without a login to the account. */
export function LinkOrder() {
  const { link: words, manage } = useNamespace("orders");
  const path = usePaths();
  const navigate = useNavigate();
  const show = useSnackbar();
  const form = useForm({
    id: "link",
    initial: { orderNumber: "", contact: "" },
    validate: (typed) => readLookUp(typed).faults ?? {},
    labels: { orderNumber: manage.number, contact: manage.contact },
  });
  const { submit, isBusy, problem } = useAccountSubmit();
  async function link() {
    const { proof } = readLookUp(form.values);
    if (!proof) return form.showErrors();
    if (!(await submit(() => callFromBrowser("linkOrder", { body: proof })))) return;
    show({ text: words.done });
    await navigate(path("accountOrder", { orderNumber: proof.orderNumber }));
  }
  return (
    <div className="mt-4 noscript:hidden">
      <Disclosure summary={words.title}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void link();
          }}
        >
          <p className="text-text-2 type-body">{words.text}</p>
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          <LookUpBoxes form={form} />
          <FormFooter isBusy={isBusy} problem={problem} label={words.submit} />
        </form>
      </Disclosure>
    </div>
  );
}
