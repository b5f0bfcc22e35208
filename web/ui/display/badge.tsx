import type { ReactNode } from "react";

const tones = {
  deal: "bg-accent text-on-accent",
  tour: "bg-surface text-primary border border-border",
  fresh: "bg-primary-soft text-primary",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
  muted: "bg-sunken text-text-2",
} as const;

export type BadgeTone = keyof typeof tones;

/** A short fact on a card or the state of a booking: it is no control, and its colour always comes with text. */
export function Badge({ tone, icon, children }: { tone: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={`type-caption inline-flex min-h-6 w-fit items-center gap-1 rounded-pill px-2 py-0.5 font-semibold ${tones[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}

/** The minus and the percent sign belong to the number, so they run left to right in both languages. */
export function DealBadge({ percentage }: { percentage: number }) {
  return (
    <Badge tone="deal">
      <bdi dir="ltr">−{percentage}%</bdi>
    </Badge>
  );
}
