import { TextField } from "#web/ui/field/text-field.tsx";
import { PasswordRules } from "./password-rules.tsx";

type Props = {
  id: string;
  label: string;
  value: string;
  /** The email address of the account; the password must differ from it. */
  email: string | undefined;
  error: string | undefined;
  onChange: (password: string) => void;
  onBlur: () => void;
};

/** The field for a new password, with its rules below. */
export function NewPasswordField({ id, label, value, email, error, onChange, onBlur }: Props) {
  return (
    <div className="grid gap-2">
      <TextField
        type="password"
        id={id}
        name="password"
        label={label}
        autoComplete="new-password"
        value={value}
        error={error}
        required
        onChange={onChange}
        onBlur={onBlur}
      />
      <PasswordRules id={`${id}-rules`} password={value} email={email} />
    </div>
  );
}
