import "./switch.css";
import { type ComponentProps, useEffectEvent, useId, useLayoutEffect } from "react";

type Native = Omit<ComponentProps<"input">, "type" | "role" | "onChange" | "className" | "children">;

export type SwitchProps = Native & {
  label: string;
  hint?: string;
  onChange?: (isOn: boolean) => void;
};

/** A setting that applies at once; a choice that needs a submit is a checkbox. */
export function Switch({ label, hint, onChange, id: givenId, ...native }: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const applyEarlyPress = useEffectEvent(() => {
    const input = document.getElementById(id) as HTMLInputElement;
    if (native.checked !== undefined && input.checked !== native.checked) onChange?.(input.checked);
  });
  // A press from before hydration has only changed the input.
  useLayoutEffect(() => applyEarlyPress(), []);
  return (
    <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4 py-2">
      <span className="type-body min-w-0">
        {label}
        {hint && (
          <span id={`${id}-hint`} className="type-small block text-text-2">
            {hint}
          </span>
        )}
      </span>
      <input
        {...native}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own state.
        role="switch"
        aria-describedby={hint && `${id}-hint`}
        onChange={onChange && ((event) => onChange(event.target.checked))}
        className="switch-track"
      />
    </label>
  );
}
