import { UserRound } from "lucide-react";
import { lazy } from "react";
import { ServedPart } from "#web/hydration/served-part.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { LoginLink } from "#web/session/login-link.tsx";
import { useMember } from "#web/session/use-member.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** Only signed-in guests load it; until then the server's HTML stays. */
const AccountButton = lazy(async () => ({ default: (await import("./account-button.tsx")).AccountButton }));

/** The account button: for signed-in guests their initials and a menu, for others a link to log in. */
export function AccountLink() {
  const t = useMessages();
  const member = useMember();
  if (member) {
    return (
      <ServedPart fallback={<span className="-me-[8px] size-11 md:me-0" />}>
        <AccountButton member={member} />
      </ServedPart>
    );
  }
  return (
    <LoginLink className="-me-[12px] inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-bold type-small hover:bg-sunken md:me-0 md:px-3">
      <Icon icon={UserRound} />
      <span className="max-md:sr-only">{t.shell.header.login}</span>
    </LoginLink>
  );
}
