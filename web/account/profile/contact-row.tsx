import { BadgeCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { User } from "#contract/account/account.ts";
import { type Channel, contactBy } from "#web/confirm-identity/verified-channels.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import type { ContactAction } from "./contact-calls.ts";

const ContactDialog = lazyDialog({
  load: async () => ({ default: (await import("./contact-dialog.tsx")).ContactDialog }),
});

/** One contact of the guest: whether it is verified, and buttons to verify or change it. */
export function ContactRow({ user, channel }: { user: User; channel: Channel }) {
  const words = useNamespace("profile");
  const [action, setAction] = useState<ContactAction | null>(null);
  const [lastAction, setLastAction] = useState<ContactAction>("verify");
  const text = user[channel] && contactText(contactBy(user, channel));
  const isVerified = channel === "email" ? user.emailVerified : user.phoneVerified;
  const what = words[channel];
  const begin = (chosen: ContactAction) => {
    setAction(chosen);
    setLastAction(chosen);
  };
  const otherAction = text ? "change" : "add";
  const { smsReach } = usePageContext();
  const isOffered = channel === "email" || smsReach !== "none";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="text-text-2 type-small">{what}</p>
        <p className="wrap-anywhere text-text type-body">{text || <span className="text-muted">{words.none}</span>}</p>
        {text && (
          <div className="mt-1">
            <Badge
              tone={isVerified ? "success" : "warning"}
              icon={<Icon icon={isVerified ? BadgeCheck : TriangleAlert} size="s" />}
            >
              {isVerified ? words.verified : words.unverified}
            </Badge>
          </div>
        )}
      </div>
      {isOffered && (
        <div className="flex flex-wrap gap-2 noscript:hidden">
          {text && !isVerified && (
            <Button aria-label={words.verifyThe({ what })} onPress={() => begin("verify")}>
              {words.verify}
            </Button>
          )}
          <Button
            variant="secondary"
            aria-label={(text ? words.changeThe : words.addThe)({ what })}
            onPress={() => begin(otherAction)}
          >
            {words[otherAction]}
          </Button>
        </div>
      )}
      <ContactDialog
        waiting={{ title: what }}
        user={user}
        channel={channel}
        action={lastAction}
        isOpen={action !== null}
        onClose={() => setAction(null)}
      />
    </li>
  );
}
