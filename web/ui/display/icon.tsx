import type { LucideIcon } from "lucide-react";

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
  icon: LucideIcon;
  /** 16, 20 or 24 px. */
  size?: keyof typeof sizes;
  /** Overrides the mirror list for right-to-left pages. */
  mirror?: boolean;
  /** Only for an icon without text; beside a text it is hidden from screen readers. */
  label?: string;
  className?: string;
};

export function Icon({ icon: Drawing, size = "m", mirror, label, className = "" }: IconProps) {
  const isMirrored = mirror ?? mirroredIcons.has(Drawing.displayName ?? "");
  const aria = label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
  return <Drawing {...aria} className={`shrink-0 ${sizes[size]} ${isMirrored ? "mirror-rtl" : ""} ${className}`} />;
}
