import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon } from "../display/icon.tsx";
import { type ButtonStyle, buttonClasses } from "./button-classes.ts";

type Props = Omit<ComponentProps<typeof Link>, "className"> & ButtonStyle & { icon?: LucideIcon };

/** A link with the style of a button: it opens in a new tab and works without JavaScript. */
export function ButtonLink({ variant, full, icon, children, ...link }: Props) {
  return (
    <Link {...link} className={buttonClasses({ variant, full })}>
      {icon && <Icon icon={icon} />}
      <span className="min-w-0">{children}</span>
    </Link>
  );
}
