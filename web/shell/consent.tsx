import "./consent.css";
import type { FormEvent } from "react";
import { Link, useLocation } from "react-router";
import { readConsent } from "#domain/analytics/consent.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { chooseConsent, useConsent } from "#web/lib/analytics/consent.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { buttonClasses } from "#web/ui/action/button-classes.ts";

/** The consent banner: two equal buttons, nothing preselected, and the page stays usable behind it. */
export function ConsentQuestion({ isCheckout }: { isCheckout: boolean }) {
  const { consent } = usePageContext();
  return useConsent(consent) === null && <Question isCheckout={isCheckout} />;
}

function Question({ isCheckout }: { isCheckout: boolean }) {
  const words = useMessages().shell.consent;
  const path = usePaths();
  const { pathname, search } = useLocation();
  return (
    <section aria-label={words.label} className="consent-banner border-border border-t bg-surface shadow-e2">
      <form
        method="post"
        action="/consent"
        onSubmit={choose}
        className="page-width flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center"
      >
        <input type="hidden" name="returnTo" value={pathname + search} />
        <p className="min-w-0 flex-1 text-text-2 type-small">
          <strong className="text-text">{words.question}</strong> <span>{words.detail}</span>{" "}
          <Link
            to={path("privacy")}
            reloadDocument={isCheckout}
            className="hit-area text-primary underline underline-offset-4 hover:no-underline"
          >
            {words.more}
          </Link>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-3">
          {(["necessary", "all"] as const).map((choice) => (
            <button
              key={choice}
              type="submit"
              name="choice"
              value={choice}
              className={buttonClasses({ variant: "secondary" })}
            >
              {words[choice]}
            </button>
          ))}
        </div>
      </form>
    </section>
  );
}

/** The banner disappears with the answer, so the focus moves to the main content. */
function choose(event: FormEvent<HTMLFormElement>) {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const choice = readConsent((submitter as HTMLButtonElement | null)?.value);
  if (!choice) return;
  event.preventDefault();
  void chooseConsent(choice);
  document.getElementById("main")?.focus({ preventScroll: true });
}
