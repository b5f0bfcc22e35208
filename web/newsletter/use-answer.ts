import { useState } from "react";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { codeOf } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import type { NewsletterState } from "./load-newsletter.ts";

const TOO_OLD = 6007;
type Deed = "confirm" | "leave";

/** Says yes or no for the address the link was sent to. */
export function useAnswer(token: string, onChange: (state: NewsletterState) => void) {
  const { run, isBusy, problem } = useSubmitOnce();
  const [deed, setDeed] = useState<Deed | null>(null);
  function answer(next: Deed): void {
    if (isBusy) return;
    setDeed(next);
    const say = async () => {
      if (next === "confirm") await callFromBrowser("confirmNewsletter", { body: { token } });
      else await callFromBrowser("leaveNewsletter", { body: { token } });
      onChange(next === "confirm" ? "confirmed" : "ended");
    };
    void run(say, (error) => {
      const isOld = codeOf(error) === TOO_OLD;
      if (isOld) onChange("old");
      return isOld;
    });
  }
  return { answer, running: isBusy ? deed : null, problem };
}
