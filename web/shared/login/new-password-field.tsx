import { TextField } from "#web/ui/field/text-field.tsx";
import { PasswordRules } from "./password-rules.tsx";

type Props = {
  id: string;
  label: string;
  value: string;
  /** Whose password it will be; it must not be the same. */
  email: string | undefined;
  error: string | undefined;
  onChange: (password: string) => void;
  onLeave: () => void;
};

/** A password to be chosen, with what it needs under it. */
export function NewPasswordField({ id, label, value, email, error, onChange, onLeave }: Props) {
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
        onBlur={onLeave}
      />
      <PasswordRules id={`${id}-rules`} password={value} email={email} />
    </div>
  );
}
