import "./text-field.css";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { controlClasses } from "./control-classes.ts";
import { Field } from "./field.tsx";
import { type FieldWords, fieldAria } from "./field-aria.ts";

type Kind = "text" | "date" | "email" | "number" | "password" | "search" | "tel" | "url";

/** Addresses and numbers are left-to-right in every language, and browsers should not correct them. */
const machineText = { dir: "ltr", autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

const attributes: Partial<Record<Kind, ComponentProps<"input">>> = {
  number: { inputMode: "numeric", autoComplete: "off" },
  email: { ...machineText, inputMode: "email", autoComplete: "email" },
  tel: { ...machineText, inputMode: "tel", autoComplete: "tel" },
  url: { ...machineText, inputMode: "url" },
  password: machineText,
  search: { inputMode: "search", autoComplete: "off", enterKeyHint: "search" },
};

export type TextFieldProps = Omit<ComponentProps<"input">, "type" | "onChange" | "className" | "children"> &
  FieldWords & {
    type?: Kind;
    onChange?: (value: string) => void;
    /** A button at the end of the field. */
    action?: ReactNode;
  };

export function TextField({
  label,
  hint,
  error,
  isOptional,
  type = "text",
  onChange,
  action,
  id: givenId,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isShown, setShown] = useState(false);
  const isPassword = type === "password";
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={isPassword ? "password-box relative" : "relative"}>
        <input
          {...attributes[type]}
          {...rest}
          {...fieldAria(id, { hint, error })}
          type={isPassword && isShown ? "text" : type}
          onChange={onChange && ((event) => onChange(event.target.value))}
          className={controlClasses}
        />
        {(isPassword || action) && (
          <span className="absolute inset-y-0 end-0.5 flex items-center">
            {action}
            {isPassword && <PasswordToggle fieldId={id} isShown={isShown} onToggle={() => setShown(!isShown)} />}
          </span>
        )}
      </div>
    </Field>
  );
}

type ToggleProps = { fieldId: string; isShown: boolean; onToggle: () => void };

function PasswordToggle({ fieldId, isShown, onToggle }: ToggleProps) {
  const t = useMessages();
  return (
    <>
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? t.ui.hidePassword : t.ui.showPassword}
        aria-controls={fieldId}
        onPress={onToggle}
      />
      <span role="status" className="sr-only">
        {isShown ? t.ui.passwordShown : t.ui.passwordHidden}
      </span>
    </>
  );
}
