import type { ComponentProps } from "react";
import { Link } from "react-router";
import { chipClasses } from "./chip-classes.ts";

type Props = Omit<ComponentProps<typeof Link>, "className"> & { isCurrent?: boolean };

/** A chip that leads to another address, such as one-tap dates or a quick filter. */
export function ChipLink({ isCurrent = false, ...link }: Props) {
  return <Link {...link} aria-current={isCurrent || undefined} className={chipClasses(isCurrent)} />;
}
