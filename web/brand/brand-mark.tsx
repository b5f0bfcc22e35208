import type { Brand } from "#domain/site/sites.ts";
import { type Mark, marks } from "./marks.ts";

type Props = {
  brand: Brand;
  /** `small` up to 16 px, `plain` for white paper without the coloured background. */
  variant?: "tile" | "small" | "plain";
  className?: string;
};

/** The picture mark; hidden from screen readers, because the name is always beside it. */
export function BrandMark({ brand, variant = "tile", className = "size-8" }: Props) {
  const mark: Mark = marks[brand];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      {variant !== "plain" && <rect width="64" height="64" rx="14" fill={mark.background} />}
      {mark[variant].map((shape) =>
        shape.strokeWidth === undefined ? (
          <path key={shape.d} d={shape.d} fill={shape.fill} />
        ) : (
          <path
            key={shape.d}
            d={shape.d}
            fill="none"
            stroke={shape.stroke}
            strokeWidth={shape.strokeWidth}
            strokeLinecap="round"
          />
        ),
      )}
    </svg>
  );
}
