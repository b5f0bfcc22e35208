import { hydratesAtOnce } from "#web/hydration/needs-hydration.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { LoginLink } from "#web/session/login-link.tsx";
import { useMember } from "#web/session/use-member.ts";
import { TravellerChips } from "./traveller-chips.tsx";
import { useAccountDetails } from "./use-account-details.ts";
import type { useGuestForm } from "./use-guest-form.ts";

type Props = { guest: ReturnType<typeof useGuestForm> };

/** What an account fills in: the contact at once, a saved traveller after a press. */
export function AccountDetails({ guest }: Props) {
  const { nudge: words } = useNamespace("login");
  const member = useMember();
  const travellers = useAccountDetails(member !== null, guest);
  if (!member) {
    return (
      <p className="text-text-2 type-body">
        {words.text}{" "}
        <LoginLink className="hit-area text-primary underline underline-offset-4 hover:no-underline">
          {words.link}
        </LoginLink>
      </p>
    );
  }
  return (
    <div className="grid gap-3" {...hydratesAtOnce}>
      <p className="text-text-2 type-body">
        {words.as({ name: `\u2068${member.firstName} ${member.lastName}\u2069` })}
      </p>
      {travellers.length > 0 && <TravellerChips travellers={travellers} guest={guest} />}
    </div>
  );
}
