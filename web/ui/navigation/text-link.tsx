import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Icon } from "../display/icon.tsx";

const linkClasses =
  "text-primary underline decoration-1 underline-offset-4 transition-colors hover:text-primary-hover hover:decoration-2 active:text-primary-pressed";

type Props = { to: string; children: ReactNode };

/** A link inside text, to a page of ours, a phone number or a mail address. */
export function TextLink({ to, children }: Props) {
  if (/^(tel|mailto):/.test(to)) {
    return (
      <a href={to} className={linkClasses}>
        <bdi dir="ltr">{children}</bdi>
      </a>
    );
  }
  return (
    <Link to={to} className={linkClasses}>
      {children}
    </Link>
  );
}

/** A link that leaves the site; it says that a new tab opens. */
export function OutsideLink({ to, children }: Props) {
  const t = useMessages();
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={`${linkClasses} inline-flex items-center gap-1`}>
      {children}
      <Icon icon={ExternalLink} size="s" label={t.ui.opensInNewTab} />
    </a>
  );
}
