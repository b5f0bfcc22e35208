import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

const CONTROLS = "a[href]:not([aria-hidden]), button";

/**
 * Makes a row of cards a single tab stop: arrow keys along the row move between cards,
 * arrow keys across it move between the controls of one card.
 */
export function useRowKeys<Row extends HTMLElement>(count: number) {
  const row = useRef<Row>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have other controls
  useLayoutEffect(() => {
    const [first] = controlsOf(row.current?.children[0]);
    const focused = row.current?.querySelector<HTMLElement>(":focus");
    if (first) makeStop(row.current, focused ?? first);
  }, [count]);

  function onKeyDown(event: KeyboardEvent) {
    const target = nextControl(row, event);
    if (!target) return;
    event.preventDefault();
    makeStop(row.current, target);
    target.focus();
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** A control reached by mouse or touch becomes the stop, so that Tab continues from there. */
  function onFocus({ target }: { target: EventTarget }) {
    if (target instanceof HTMLElement && target.matches(CONTROLS)) makeStop(row.current, target);
  }

  return { row, onKeyDown, onFocus };
}

function nextControl(row: RefObject<HTMLElement | null>, { key, target }: KeyboardEvent): HTMLElement | undefined {
  const cards = [...(row.current?.children ?? [])];
  const index = cards.findIndex((card) => card.contains(target as Node));
  if (!row.current || index < 0) return undefined;
  const isRtl = getComputedStyle(row.current).direction === "rtl";
  const along = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
  if (along) return controlsOf(cards[index + along])[0];
  if (key === "Home") return controlsOf(cards[0])[0];
  if (key === "End") return controlsOf(cards.at(-1))[0];
  const across = { ArrowDown: 1, ArrowUp: -1 }[key];
  const controls = controlsOf(cards[index]);
  return across ? controls[controls.indexOf(target as HTMLElement) + across] : undefined;
}

/** The link with the property's name is the first control. */
function controlsOf(card: Element | undefined): HTMLElement[] {
  const controls = [...(card?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  return [...controls.filter((each) => each.matches("a")), ...controls.filter((each) => !each.matches("a"))];
}

function makeStop(row: HTMLElement | null, stop: HTMLElement): void {
  for (const control of row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])
    control.tabIndex = control === stop ? 0 : -1;
}
