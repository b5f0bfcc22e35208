import type { MouseEvent } from "react";
import { Link } from "react-router";

export type Segment = { id: string; label: string; to: string };

const variants = {
  /** The main choice of a page: the selected one is underlined. */
  line: {
    row: "flex border-border border-b",
    link: "-mb-px min-h-12 border-transparent border-b-3 text-text-2 aria-[current=true]:border-primary aria-[current=true]:text-primary",
  },
  /** A choice within it. */
  box: {
    row: "flex gap-1 rounded-control bg-sunken p-1",
    link: "min-h-11 rounded-control-sm border border-transparent text-text-2 aria-[current=true]:border-border aria-[current=true]:bg-surface aria-[current=true]:text-primary aria-[current=true]:shadow-e1",
  },
} as const;

type Props = {
  label: string;
  segments: readonly Segment[];
  selected: string;
  onSelect?: (id: string) => void;
  /** More attributes of each link. */
  attributes?: Record<`data-${string}`, string>;
  variant?: keyof typeof variants;
};

/** Two or three options side by side. Each is a link, so that it works without JavaScript. */
export function SegmentLinks({ label, segments, selected, onSelect, attributes, variant = "box" }: Props) {
  const press = (event: MouseEvent, id: string) => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <nav aria-label={label} className={variants[variant].row}>
      {segments.map(({ id, label: words, to }) => (
        <Link
          {...attributes}
          key={id}
          to={to}
          replace
          preventScrollReset
          aria-current={id === selected ? "true" : undefined}
          onClick={(event) => press(event, id)}
          className={`flex min-w-0 flex-1 items-center justify-center px-3 text-center no-underline transition-colors type-button hover:text-primary ${variants[variant].link}`}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
