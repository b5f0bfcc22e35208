const shape =
  "hit-area type-small inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-pill border px-3.5 py-1 font-semibold no-underline transition-colors";

const states = {
  on: "border-primary bg-primary-soft text-primary hover:border-primary-pressed forced-colors:border-[Highlight] forced-colors:border-2",
  off: "border-border-strong bg-surface text-text hover:border-primary hover:text-primary",
} as const;

export function chipClasses(isSelected: boolean): string {
  return `${shape} ${isSelected ? states.on : states.off}`;
}
