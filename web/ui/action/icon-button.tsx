import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../display/icon.tsx";

type Props = Omit<ComponentProps<"button">, "onClick" | "className" | "children" | "aria-label" | "type"> & {
  icon: LucideIcon;
  /** The accessible name; the icon has none. */
  label: string;
  onPress: () => void;
};

/** A round button of 44 px with only an icon on it. */
export function IconButton({ icon, label, onPress, ...native }: Props) {
  return (
    <button
      {...native}
      type="button"
      aria-label={label}
      onClick={onPress}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-text-2 transition-colors not-aria-disabled:hover:bg-sunken not-aria-disabled:hover:text-text aria-disabled:opacity-45"
    >
      <Icon icon={icon} />
    </button>
  );
}
