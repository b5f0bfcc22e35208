import { X } from "lucide-react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Icon } from "../display/icon.tsx";
import { chipClasses } from "./chip-classes.ts";

/** A chosen value; a press removes it. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useMessages();
  return (
    <button type="button" aria-label={t.ui.remove({ x: label })} onClick={onRemove} className={chipClasses(true)}>
      {label}
      <Icon icon={X} size="s" />
    </button>
  );
}
