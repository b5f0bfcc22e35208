import { UserRound } from "lucide-react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { LoginLink } from "#web/shared/login/login-link.tsx";
import { useMember } from "#web/shared/session/use-member.ts";
import { Icon } from "#web/ui/icon.tsx";
import { AccountButton } from "./account-button.tsx";

/** The way to one's account: for members their initials and a menu, for others to log in. */
export function AccountLink() {
  const t = useMessages();
  const member = useMember();
  if (member) return <AccountButton member={member} />;
  return (
    <LoginLink className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-bold type-small hover:bg-sunken md:px-3">
      <Icon icon={UserRound} />
      <span className="max-md:sr-only">{t.shell.header.login}</span>
    </LoginLink>
  );
}
