import { useState } from "react";
import { useRevalidator } from "react-router";
import type { User } from "#contract/account/account.ts";
import { readPassword } from "#domain/account/password.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";
import { Panel } from "#web/account/panel.tsx";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormFooter } from "#web/shared/form/form-footer.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { textFieldProps, useForm } from "#web/shared/form/use-form.ts";
import { NewPasswordField } from "#web/shared/password/new-password-field.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { TextLink } from "#web/ui/navigation/text-link.tsx";

export function PasswordPanel({ user }: { user: User }) {
  const { password: words } = useNamespace("security");
  const path = usePaths();
  const [changes, setChanges] = useState(0);
  return (
    <Panel title={words.title} lead={user.hasPassword ? words.lead : words.none}>
      {user.hasPassword ? (
        <PasswordForm key={changes} user={user} onDone={() => setChanges(changes + 1)} />
      ) : (
        <p className="type-body">
          <TextLink to={path("forgotPassword")}>{words.makeOne}</TextLink>
        </p>
      )}
    </Panel>
  );
}

type Typed = { oldPassword: string; newPassword: string };
const empty: Typed = { oldPassword: "", newPassword: "" };

/** Only the length is checked here; the server also refuses common passwords. */
function validate({ oldPassword, newPassword }: Typed): Partial<Record<keyof Typed, FieldRule>> {
  return {
    ...(oldPassword === "" && { oldPassword: "required" }),
    ...(readPassword(newPassword) === null && { newPassword: newPassword === "" ? "required" : "password" }),
  };
}

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { password: words } = useNamespace("security");
  const show = useSnackbar();
  const { revalidate } = useRevalidator();
  const labels = { oldPassword: words.old, newPassword: words.next };
  const form = useForm({ id: "password", initial: empty, validate, labels });
  const { submit, isBusy, problem } = useAccountSubmit({ onFieldErrors: form.showErrors });
  async function save() {
    if (!form.isValid) return form.showErrors();
    const input = { params: { userId: user.id }, body: form.values };
    if (!(await submit(() => callFromBrowser("changePassword", input)))) return;
    show({ text: words.done });
    onDone();
    void revalidate();
  }
  return (
    <ScriptedForm className="grid gap-4 sm:max-w-[400px]" onSubmit={() => void save()}>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {/* Password keepers want to know whose passwords these are. */}
      <input type="text" name="username" autoComplete="username" value={user.email ?? ""} readOnly hidden />
      <TextField
        {...textFieldProps(form, "oldPassword")}
        type="password"
        label={words.old}
        autoComplete="current-password"
      />
      <NewPasswordField
        id={form.idOf("newPassword")}
        label={words.next}
        value={form.values.newPassword}
        email={user.email ?? undefined}
        error={form.errorOf("newPassword")}
        onChange={(newPassword) => form.change({ newPassword })}
        onBlur={() => form.touch("newPassword")}
      />
      <FormFooter isBusy={isBusy} problem={problem} label={words.submit} />
    </ScriptedForm>
  );
}
