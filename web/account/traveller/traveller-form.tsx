import { useState } from "react";
import { useNavigate } from "react-router";
import type { SavedTraveller } from "#contract/account/traveller.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormFooter } from "#web/shared/form/form-footer.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { useForm } from "#web/shared/form/use-form.ts";
import { usePaths } from "#web/shared/paths.ts";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { faultsOf, type Hidden, nothingHidden, type TravellerValues, typedOf, valuesOf } from "./traveller-values.ts";

/** Adds or changes a traveller. Saved numbers stay hidden until the owner reveals them. */
export function TravellerForm({ traveller }: { traveller: SavedTraveller | null }) {
  const words = useNamespace("traveller");
  const path = usePaths();
  const navigate = useNavigate();
  const show = useSnackbar();
  const [hidden, setHidden] = useState<Hidden>({
    birthDate: Boolean(traveller?.birthDate),
    idNumber: Boolean(traveller?.idNumber),
  });
  const form = useForm<TravellerValues>({
    id: "traveller",
    initial: valuesOf(traveller),
    validate: (values) => faultsOf(values, todayInRiyadh(new Date()), hidden),
    labels: useLabels(),
  });
  const { submit, isBusy, problem } = useAccountSubmit({ onFieldErrors: form.showErrors });

  async function reveal() {
    if (!traveller) return;
    const params = { travellerId: traveller.id };
    await submit(async () => {
      const { birthDate, idNumber } = await callFromBrowser("revealTraveller", { params });
      form.change({ birthDate: birthDate ?? "", idNumber: idNumber ?? "" });
      setHidden(nothingHidden);
    });
  }
  async function save() {
    if (!form.isValid) return form.showErrors();
    const body = typedOf(form.values, hidden);
    const isDone = await submit(() =>
      traveller
        ? callFromBrowser("changeTraveller", { params: { travellerId: traveller.id }, body })
        : callFromBrowser("addTraveller", { body }),
    );
    if (!isDone) return;
    show({ text: words.saved({ name: `\u2068${body.firstName.trim()}\u2069` }) });
    await navigate(path("accountTravellers"));
  }
  return (
    <ScriptedForm
      className="grid gap-6 rounded-card border border-border bg-surface p-4 sm:p-6"
      onSubmit={() => void save()}
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <PersonFields form={form} />
      <DocumentFields
        form={form}
        saved={traveller}
        hidden={hidden}
        onReveal={() => void reveal()}
        onOtherType={() => setHidden({ ...hidden, idNumber: false })}
        isBusy={isBusy}
      />
      <Checkbox
        name="isPrimary"
        label={words.isPrimary}
        hint={words.isPrimaryHint}
        checked={form.values.isPrimary}
        onChange={(isPrimary) => form.change({ isPrimary })}
      />
      <FormFooter isBusy={isBusy} problem={problem} />
    </ScriptedForm>
  );
}

/** In the order of the page. */
function useLabels() {
  const { titleField, firstName, lastName, nationality, birthDate, idType, idNumber, idExpiry, isPrimary } =
    useNamespace("traveller");
  return { firstName, lastName, title: titleField, nationality, birthDate, idType, idNumber, idExpiry, isPrimary };
}
