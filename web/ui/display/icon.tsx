import type { LucideIcon } from "lucide-react";

/** Drawings that point along the line of reading; all others (clock, search glass, phone, media) never turn. */
const turnsWithReading = new Set([
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
  /** Only for an icon that stands alone; beside a text it stays silent. */
  label?: string;
  className?: string;
};

export function Icon({ icon: Drawing, size = "m", mirror, label, className = "" }: IconProps) {
  const turns = mirror ?? turnsWithReading.has(Drawing.displayName ?? "");
  const speech = label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
  return <Drawing {...speech} className={`shrink-0 ${sizes[size]} ${turns ? "mirror-rtl" : ""} ${className}`} />;
}
