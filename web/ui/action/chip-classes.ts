const shape = "chip hit-area type-small rounded-pill font-semibold transition-colors";

const states = {
  on: "border-primary bg-primary-soft text-primary hover:border-primary-pressed forced-colors:border-[Highlight] forced-colors:border-2",
  off: "border-border-strong bg-surface text-text hover:border-primary hover:text-primary",
} as const;

export function chipClasses(isSelected: boolean): string {
  return `${shape} ${isSelected ? states.on : states.off}`;
}
