import type { LucideIcon } from "lucide-react";
import type { Drawing } from "./drawings.ts";

/** Icons that point in the reading direction; all others (clock, search, phone, media) are never mirrored. */
const mirroredIcons = new Set([
  "ArrowLeft",
  "ArrowRight",
  "ArrowUpLeft",
  "ArrowUpRight",
  "ChevronFirst",
  "ChevronLast",
  "ChevronLeft",
  "ChevronRight",
  "ChevronsLeft",
  "ChevronsRight",
  "CornerUpLeft",
  "CornerUpRight",
  "ExternalLink",
  "ListFilter",
  "ListOrdered",
  "LogIn",
  "LogOut",
  "MoveLeft",
  "MoveRight",
  "PanelLeft",
  "PanelRight",
  "Redo",
  "Reply",
  "Send",
  "SlidersHorizontal",
  "SquareArrowOutUpRight",
  "Undo",
]);

const sizes = { s: "size-4", m: "size-5", l: "size-6" } as const;

export type IconProps = {
  icon: LucideIcon | Drawing;
  /** 16, 20 or 24 px. */
  size?: keyof typeof sizes;
  /** Overrides the mirror list for right-to-left pages. */
  mirror?: boolean;
  /** Only for an icon without text; beside a text it is hidden from screen readers. */
  label?: string;
  className?: string;
};

/** The attributes that every drawing has in common are styles (`base.css`), because a page has dozens of icons. */
const unset = {
  xmlns: undefined,
  width: undefined,
  height: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const;

export function Icon({ icon, size = "m", mirror, label, className = "" }: IconProps) {
  const isMirrored = mirror ?? ("path" in icon ? icon.isMirrored : mirroredIcons.has(icon.displayName ?? ""));
  const aria = label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
  const classes = [sizes[size], isMirrored && "mirror-rtl", className].filter(Boolean).join(" ");
  if ("path" in icon) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden
      <svg {...aria} viewBox="0 0 24 24" strokeWidth={2} className={`lucide ${classes}`}>
        <path d={icon.path} />
      </svg>
    );
  }
  const Lucide = icon;
  return <Lucide {...unset} {...aria} className={classes} />;
}
