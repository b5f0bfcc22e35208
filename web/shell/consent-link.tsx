import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { chooseConsent } from "#web/lib/analytics/consent.ts";

/** Shows the consent banner again. A plain form, so that it also works without JavaScript; it waits for scripts that come. */
export function ConsentLink({ className }: { className: string }) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/consent" data-scripted="" onSubmit={showBanner}>
      <input type="hidden" name="choice" value="ask" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button type="submit" className={`${className} cursor-pointer`}>
        {t.shell.footer.consent}
      </button>
    </form>
  );
}

function showBanner(event: FormEvent) {
  event.preventDefault();
  void chooseConsent(null);
}
