/** The box of every text control; the padding shrinks by the extra pixel of the error border. */
export const controlClasses =
  "type-input min-h-control w-full min-w-0 rounded-control border border-border-strong bg-surface px-3 text-text transition-colors hover:border-text-2 aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-[11px] disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted";
