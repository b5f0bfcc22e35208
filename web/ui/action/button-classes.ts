export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-primary text-on-primary border-transparent not-aria-disabled:hover:bg-primary-hover not-aria-disabled:active:bg-primary-pressed",
  secondary:
    "bg-surface text-primary border-primary not-aria-disabled:hover:bg-primary-soft not-aria-disabled:active:border-primary-pressed not-aria-disabled:active:text-primary-pressed",
  quiet:
    "bg-transparent text-primary border-transparent not-aria-disabled:hover:bg-primary-soft not-aria-disabled:active:text-primary-pressed",
  danger:
    "bg-danger text-on-danger border-transparent not-aria-disabled:hover:bg-danger-hover not-aria-disabled:active:bg-danger-hover",
};

export type ButtonStyle = {
  variant?: ButtonVariant;
  /** `phone` fills the line below 960 px only. */
  full?: boolean | "phone";
};

/** The classes of a button, also for a link with the style of a button. */
export function buttonClasses({ variant = "primary", full = false }: ButtonStyle): string {
  return `type-button relative inline-flex min-h-control max-w-full items-center justify-center gap-2 rounded-control border-[1.5px] px-7 py-2 text-center no-underline transition-colors not-aria-busy:aria-disabled:opacity-60 ${variants[variant]} ${widthClasses(full)}`;
}

export function widthClasses(full: ButtonStyle["full"]): string {
  if (full === "phone") return "w-full md:w-auto";
  return full ? "w-full" : "";
}
