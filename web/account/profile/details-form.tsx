import { useRevalidator } from "react-router";
import type { User } from "#contract/account/account.ts";
import { readProfile } from "#domain/profile/read-profile.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { setMember } from "#web/session/use-member.ts";
import { FormFooter } from "#web/shared/form/form-footer.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { textFieldProps, useForm } from "#web/shared/form/use-form.ts";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { Select } from "#web/ui/field/select.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { NationalitySelect } from "../nationality-select.tsx";

const titles = ["mr", "mrs", "ms"] as const;

/** Names and nationality. */
export function DetailsForm({ user }: { user: User }) {
  const words = useNamespace("profile");
  const { saved } = useNamespace("account");
  const show = useSnackbar();
  const { revalidate } = useRevalidator();
  const form = useForm({
    id: "profile",
    initial: {
      title: user.title ?? "",
      firstName: user.firstName,
      lastName: user.lastName,
      nationality: user.nationality ?? "",
    },
    validate: (typed) => readProfile(payloadOf(typed)).faults ?? {},
    labels: {
      firstName: words.firstName,
      lastName: words.lastName,
      title: words.titleField,
      nationality: words.nationality,
    },
  });
  const { submit, isBusy, problem } = useAccountSubmit({ onFieldErrors: form.showErrors });
  async function save() {
    if (!form.isValid) return form.showErrors();
    const body = payloadOf(form.values);
    if (!(await submit(() => callFromBrowser("updateProfile", { params: { userId: user.id }, body })))) return;
    setMember({ firstName: body.firstName.trim(), lastName: body.lastName.trim() });
    show({ text: saved });
    void revalidate();
  }
  return (
    <ScriptedForm className="grid gap-4" onSubmit={() => void save()}>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...textFieldProps(form, "firstName")}
          label={words.firstName}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField
          {...textFieldProps(form, "lastName")}
          label={words.lastName}
          autoComplete="family-name"
          maxLength={80}
        />
        <Select
          {...textFieldProps(form, "title")}
          label={words.titleField}
          isOptional
          autoComplete="honorific-prefix"
          placeholder="—"
          options={titles.map((title) => ({ value: title, label: words.titles[title] }))}
        />
        <NationalitySelect
          {...textFieldProps(form, "nationality")}
          label={words.nationality}
          isOptional
          placeholder={words.noNationality}
        />
      </div>
      <FormFooter isBusy={isBusy} problem={problem} />
    </ScriptedForm>
  );
}

type Typed = { title: string; firstName: string; lastName: string; nationality: string };

/** An empty choice is sent as `null`. */
function payloadOf({ title, nationality, ...names }: Typed) {
  return { ...names, title: titles.find((each) => each === title) ?? null, nationality: nationality || null };
}
