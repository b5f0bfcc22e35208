import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Stay } from "#domain/stay/stay.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { MapCard } from "./map-card.tsx";
import type { MapProperty } from "./pins/map-pins.tsx";

type Props = { property: MapProperty; position: number; stay: Stay; areaName: string | undefined; onClose: () => void };

/** The card of the opened pin. It takes the focus; closing returns it to the pin. */
export function MapPreview({ onClose, ...card }: Props) {
  const t = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const { id } = card.property;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another property moves the focus again.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [id]);
  return (
    <div ref={frame} tabIndex={-1} className="relative rounded-card shadow-e3">
      <MapCard {...card} isSelected />
      <div className="absolute start-1 top-1 z-1 rounded-pill bg-surface shadow-e1">
        <IconButton icon={X} label={t.ui.close} onPress={onClose} />
      </div>
    </div>
  );
}
