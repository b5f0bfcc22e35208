/** The solid tones between a brand's primary and its palest tint; see-through shapes would turn muddy where they overlap. */
export const mid = "fill-[color-mix(in_oklab,var(--color-primary)_64%,var(--color-primary-soft))]";
export const pale = "fill-[color-mix(in_oklab,var(--color-primary)_34%,var(--color-primary-soft))]";
