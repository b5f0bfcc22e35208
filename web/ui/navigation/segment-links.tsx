import type { MouseEvent } from "react";
import { Link } from "react-router";

export type Segment = { id: string; label: string; to: string };

const looks = {
  /** The main choice of a page: a line under the one chosen. */
  line: {
    row: "flex border-border border-b",
    way: "-mb-px min-h-12 border-transparent border-b-3 text-text-2 aria-[current=true]:border-primary aria-[current=true]:text-primary",
  },
  /** A choice within it. */
  box: {
    row: "flex gap-1 rounded-control bg-sunken p-1",
    way: "min-h-11 rounded-control-sm border border-transparent text-text-2 aria-[current=true]:border-border aria-[current=true]:bg-surface aria-[current=true]:text-primary aria-[current=true]:shadow-e1",
  },
} as const;

type Props = {
  label: string;
  segments: readonly Segment[];
  selected: string;
  onSelect?: (id: string) => void;
  look?: keyof typeof looks;
};

/** Two or three ways side by side. Each is a link, so that it also leads on without JavaScript. */
export function SegmentLinks({ label, segments, selected, onSelect, look = "box" }: Props) {
  const press = (event: MouseEvent, id: string) => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <nav aria-label={label} className={looks[look].row}>
      {segments.map(({ id, label: words, to }) => (
        <Link
          key={id}
          to={to}
          replace
          preventScrollReset
          aria-current={id === selected ? "true" : undefined}
          onClick={(event) => press(event, id)}
          className={`flex min-w-0 flex-1 items-center justify-center px-3 text-center no-underline transition-colors type-button hover:text-primary ${looks[look].way}`}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
