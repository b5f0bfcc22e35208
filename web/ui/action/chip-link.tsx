import type { ComponentProps } from "react";
import { Link } from "react-router";
import { chipClasses } from "./chip-classes.ts";

type Props = Omit<ComponentProps<typeof Link>, "className"> & { isCurrent?: boolean };

/** A chip that links to another URL, such as suggested dates or a quick filter. */
export function ChipLink({ isCurrent = false, ...link }: Props) {
  return <Link {...link} aria-current={isCurrent || undefined} className={chipClasses(isCurrent)} />;
}
