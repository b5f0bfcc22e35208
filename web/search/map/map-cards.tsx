import { useEffect, useRef } from "react";
import type { Stay } from "#domain/stay/stay.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { highlightProps } from "./highlighted-property.ts";
import { MapCard } from "./map-card.tsx";
import type { MapProperty } from "./pins/map-pins.tsx";

type Props = {
  properties: MapProperty[];
  stay: Stay;
  areaNames: Record<number, string>;
  selectedId: number | null;
  onSelect: (id: number) => void;
};

/** The cards of the full map: a row at the bottom of a phone that pins and swipes scroll, a list at the side from 960 px. */
export function MapCards({ properties, stay, areaNames, selectedId, onSelect }: Props) {
  const words = useNamespace("map");
  const list = useRef<HTMLUListElement>(null);
  const isByHand = useRef(false);

  useEffect(() => {
    const card = list.current?.querySelector(`[data-map-card="${selectedId}"]`);
    if (!card || isInMiddle(list.current, card)) return;
    isByHand.current = false;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    card.scrollIntoView({ inline: "center", block: "nearest", behavior: isStill ? "auto" : "smooth" });
  }, [selectedId]);

  const touch = () => {
    isByHand.current = true;
  };
  /** After a swipe the row selects the card where it stopped; after a tap on a pin the card is already selected. */
  const rest = () => {
    if (!isByHand.current || !list.current || !isRow(list.current)) return;
    const card = [...list.current.querySelectorAll("[data-map-card]")].find((each) => isInMiddle(list.current, each));
    const id = Number(card?.getAttribute("data-map-card"));
    if (id && id !== selectedId) onSelect(id);
  };

  return (
    <ul
      ref={list}
      aria-label={words.cards}
      onScrollEnd={rest}
      onPointerDown={touch}
      onWheel={touch}
      onKeyDown={touch}
      className="map-cards"
    >
      {properties.map((property, index) => (
        <li key={property.id} {...highlightProps(property.id)}>
          <MapCard
            {...{ property, stay }}
            position={index + 1}
            areaName={areaNames[property.location.areaId]}
            isSelected={property.id === selectedId}
          />
        </li>
      ))}
    </ul>
  );
}

function isRow(list: HTMLElement): boolean {
  return list.scrollWidth > list.clientWidth;
}

function isInMiddle(list: HTMLElement | null, card: Element): boolean {
  if (!list) return false;
  const [frame, box] = [list.getBoundingClientRect(), card.getBoundingClientRect()];
  const middle = frame.left + frame.width / 2;
  return box.left <= middle && box.right >= middle && box.top >= frame.top && box.bottom <= frame.bottom;
}
