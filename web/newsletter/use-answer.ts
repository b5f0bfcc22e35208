import { useState } from "react";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import type { NewsletterChoice } from "./answer-by-form.ts";
import type { NewsletterState } from "./load-newsletter.ts";

/** Confirms or ends the subscription of the address that the link was sent to. */
export function useAnswer(token: string, onChange: (state: NewsletterState) => void) {
  const { submit, isBusy, problem } = useSubmitOnce({
    onFailure: (error) => {
      const isOld = isProblem(error, "code-expired");
      if (isOld) onChange("old");
      return isOld;
    },
  });
  const [choice, setChoice] = useState<NewsletterChoice | null>(null);
  function answer(next: NewsletterChoice): void {
    if (isBusy) return;
    setChoice(next);
    void submit(async () => {
      if (next === "confirm") await callFromBrowser("confirmNewsletter", { body: { token } });
      else await callFromBrowser("leaveNewsletter", { body: { token } });
      onChange(next === "confirm" ? "confirmed" : "ended");
    });
  }
  return { answer, running: isBusy ? choice : null, problem };
}
