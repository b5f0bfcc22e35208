import type { MouseEvent } from "react";
import { Link } from "react-router";

export type Segment = { id: string; label: string; to: string };

type Props = { label: string; segments: readonly Segment[]; selected: string; onSelect?: (id: string) => void };

/** Two or three ways side by side. Each is a link, so that it also leads on without JavaScript. */
export function SegmentLinks({ label, segments, selected, onSelect }: Props) {
  const press = (event: MouseEvent, id: string) => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <nav aria-label={label} className="flex gap-1 rounded-control bg-sunken p-1">
      {segments.map(({ id, label: words, to }) => (
        <Link
          key={id}
          to={to}
          replace
          preventScrollReset
          aria-current={id === selected ? "true" : undefined}
          onClick={(event) => press(event, id)}
          className="flex min-h-11 min-w-0 flex-1 items-center justify-center rounded-control-sm border border-transparent px-3 text-center text-text-2 no-underline transition-colors type-button hover:text-primary aria-[current=true]:border-border aria-[current=true]:bg-surface aria-[current=true]:text-primary aria-[current=true]:shadow-e1"
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
