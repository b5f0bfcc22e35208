import { initialsOf } from "./initials.ts";

/** Only dark colours, so that the light initials have a contrast of 4.5:1 anywhere on the gradient. */
const gradients = [
  "from-primary to-primary-pressed",
  "from-info to-primary-hover",
  "from-success to-primary-pressed",
  "from-accent-text to-primary-pressed",
  "from-primary-hover to-success",
  "from-accent-text to-primary",
] as const;

const sizes = { s: "size-8 type-caption", m: "size-10 type-small", l: "size-16 type-h3" } as const;

/** The initials of a guest without a picture; a name always has the same colours. */
export function Avatar({ name, size = "m" }: { name: string; size?: keyof typeof sizes }) {
  const gradient = gradients[seedOf(name) % gradients.length];
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 select-none items-center justify-center rounded-pill bg-linear-135 font-bold text-on-primary ${gradient} ${sizes[size]}`}
    >
      <bdi>{initialsOf(name)}</bdi>
    </span>
  );
}

function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
}
