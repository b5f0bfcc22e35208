import { type ComponentProps, type MouseEvent, useId, useState } from "react";
import { Icon, type IconProps } from "../display/icon.tsx";
import { Spinner } from "../feedback/spinner.tsx";
import { type ButtonStyle, buttonClasses, widthClasses } from "./button-classes.ts";

type Native = Omit<ComponentProps<"button">, "onClick" | "disabled" | "className" | "type" | "aria-describedby">;

export type ButtonProps = Native &
  ButtonStyle & {
    type?: "button" | "submit" | "reset";
    onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
    /** The action is running: the label and the width stay, presses are ignored. */
    busy?: boolean;
    /** Why the button is disabled; it can have the focus and shows the reason when pressed. */
    disabledReason?: string | undefined;
    icon?: IconProps["icon"];
  };

export function Button({
  variant,
  full,
  type = "button",
  onPress,
  busy = false,
  disabledReason,
  icon,
  ...rest
}: ButtonProps) {
  const { children, ...native } = rest;
  const hintId = useId();
  const [explained, setExplained] = useState<string>();
  const isOff = busy || disabledReason !== undefined;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isOff) return onPress?.(event);
    event.preventDefault();
    setExplained(disabledReason);
  };

  return (
    <span className={`inline-flex max-w-full flex-col ${widthClasses(full)}`}>
      <button
        {...native}
        type={type}
        onClick={press}
        aria-busy={busy || undefined}
        aria-disabled={isOff || undefined}
        aria-describedby={disabledReason === undefined ? undefined : hintId}
        className={buttonClasses({ variant, full })}
      >
        <ButtonIcon icon={icon} busy={busy} />
        <span className="min-w-0">{children}</span>
      </button>
      {disabledReason !== undefined && (
        <span role="status" className="type-small text-text-2">
          <span id={hintId} hidden={explained !== disabledReason} className="mt-1 block">
            {disabledReason}
          </span>
        </span>
      )}
    </span>
  );
}

/** The spinner replaces the icon, or uses the padding before the label, so that nothing moves. */
function ButtonIcon({ icon, busy }: { icon: IconProps["icon"] | undefined; busy: boolean }) {
  if (!busy) return icon && <Icon icon={icon} />;
  return (
    <span className={icon ? "inline-flex" : "absolute start-1 inline-flex"}>
      <Spinner size="s" isSilent />
    </span>
  );
}
