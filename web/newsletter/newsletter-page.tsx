import { useState } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { AddressForm } from "./address-form.tsx";
import type { FormAnswer } from "./answer-by-form.ts";
import type { NewsletterData } from "./load-newsletter.ts";
import { SubscriptionStatus } from "./subscription-status.tsx";

type Props = NewsletterData & { answer: FormAnswer | null };

/** The page of the confirmation link: confirm, decline, and subscribe again. Without a token it asks for an address. */
export default function NewsletterPage({ token, state: first, answer }: Props) {
  const t = useMessages();
  const words = useNamespace("newsletter");
  const { site } = usePageContext();
  const [state, setState] = useState(first);
  return (
    <>
      <PageHead title={words.pageTitle({ brand: t.shell.brand[site.brand] })} description={words.lead} hidden />
      <div className="page-width py-6 sm:py-10">
        {state === "none" || state === "old" ? (
          <AddressForm isOld={state === "old"} typed={answer?.typed ?? null} />
        ) : (
          <SubscriptionStatus
            key={state}
            token={token}
            state={state}
            hasChanged={state !== first}
            refused={answer?.refused ?? null}
            onChange={setState}
          />
        )}
      </div>
    </>
  );
}
