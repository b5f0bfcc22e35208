import { type ComponentProps, useRef } from "react";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

/** A link or button of this block: its text begins where the texts around it begin. */
export const textButtonClasses =
  "inline-flex min-h-11 items-center text-primary underline underline-offset-4 type-body";

type Props = Pick<ComponentProps<"button">, "children" | "aria-haspopup"> & {
  onPress: () => void;
  isBusy?: boolean;
  /** It replaces what had the focus. */
  takesFocus?: boolean;
};

export function TextButton({ onPress, isBusy = false, takesFocus = false, ...native }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLostFocus(button, takesFocus);
  return (
    <button
      {...native}
      ref={button}
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onPress()}
      className={textButtonClasses}
    />
  );
}
