import { Check, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../display/icon.tsx";
import { chipClasses } from "./chip-classes.ts";

export type ChipProps = {
  children: ReactNode;
  isSelected?: boolean;
  onPress: () => void;
  icon?: LucideIcon;
};

/** A choice that is on or off; 36 px high with a target of 44. */
export function Chip({ children, isSelected = false, onPress, icon }: ChipProps) {
  const drawing = isSelected ? Check : icon;
  return (
    <button type="button" aria-pressed={isSelected} onClick={onPress} className={chipClasses(isSelected)}>
      {drawing && <Icon icon={drawing} size="s" />}
      {children}
    </button>
  );
}
