import { useNavigate } from "react-router";
import { readLookUp } from "#domain/order/read-look-up.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormFooter } from "#web/shared/form/form-footer.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { useForm } from "#web/shared/form/use-form.ts";
import { usePaths } from "#web/shared/paths.ts";
import { showResult } from "#web/shared/result/show-result.ts";
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
    const { credentials } = readLookUp(form.values);
    if (!credentials) return form.showErrors();
    if (!(await submit(() => callFromBrowser("linkOrder", { body: credentials })))) return;
    show({ text: words.done });
    showResult("booking");
    await navigate(path("accountOrder", { orderNumber: credentials.orderNumber }));
  }
  return (
    <div className="mt-4 noscript:hidden">
      <Disclosure summary={words.title}>
        <ScriptedForm className="grid gap-4" onSubmit={() => void link()}>
          <p className="text-text-2 type-body">{words.text}</p>
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          <LookUpBoxes form={form} />
          <FormFooter isBusy={isBusy} problem={problem} label={words.submit} />
        </ScriptedForm>
      </Disclosure>
    </div>
  );
}
