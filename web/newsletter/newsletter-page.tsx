import { useState } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import type { FormAnswer } from "./answer-by-form.ts";
import { AskForAddress } from "./ask-for-address.tsx";
import type { NewsletterData } from "./load-newsletter.ts";
import { Standing } from "./standing.tsx";

type Props = NewsletterData & { answer: FormAnswer | null };

/** Where the link of the mail leads that asks: yes, no, and yes again. Without a link it takes an address. */
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
          <AskForAddress isOld={state === "old"} typed={answer?.typed ?? null} />
        ) : (
          <Standing
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
