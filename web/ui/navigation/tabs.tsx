import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { stepOf } from "./tab-step.ts";

export type Tab = { id: string; label: ReactNode; content: ReactNode };

type Props = { label: string; tabs: readonly Tab[]; selected: string; onSelect: (id: string) => void };

/** Arrow keys move and select in reading direction; only the selected tab is a tab stop. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  if (!shown) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = stepOf(event.key, tabs.indexOf(shown), tabs.length, isRtl);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex overflow-x-auto overflow-y-hidden border-border border-b"
      >
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            data-tab={id}
            aria-selected={id === shown.id}
            aria-controls={`${prefix}-panel`}
            tabIndex={id === shown.id ? 0 : -1}
            onClick={() => onSelect(id)}
            className="type-button -mb-px min-h-12 shrink-0 cursor-pointer border-transparent border-b-3 px-4 text-text-2 transition-colors hover:text-primary aria-selected:border-primary aria-selected:text-primary md:min-h-11"
          >
            {words}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${shown.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable by keyboard
        tabIndex={0}
        className="pt-4"
      >
        {shown.content}
      </div>
    </div>
  );
}
