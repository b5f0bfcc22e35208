import { BadgePercent, CalendarCheck, type LucideIcon, Undo } from "lucide-react";
import { useRevalidator } from "react-router";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";

/** Not being a member is an invitation, not an error. */
export function JoinWallet() {
  const words = useNamespace("wallet");
  const { revalidate } = useRevalidator();
  const show = useSnackbar();
  const { submit, isBusy, problem } = useAccountSubmit();
  const reasons: [LucideIcon, string][] = [
    [BadgePercent, words.join.earn],
    [CalendarCheck, words.join.use],
    [Undo, words.join.safe],
  ];
  async function join() {
    if (!(await submit(() => callFromBrowser("enrolInWallet", {})))) return;
    show({ text: words.join.done });
    await revalidate();
  }
  return (
    <section aria-labelledby="join-title" className="rounded-card border border-border bg-surface p-4 sm:p-6">
      <h2 id="join-title" className="text-text type-h2">
        {words.join.title}
      </h2>
      <p className="measure mt-1 text-text-2 type-body">{words.notEnrolled}</p>
      <ul className="my-5 grid gap-3">
        {reasons.map(([icon, reason]) => (
          <li key={reason} className="flex items-center gap-3 text-text type-body">
            <Icon icon={icon} className="text-primary" />
            {reason}
          </li>
        ))}
      </ul>
      <FormProblem>{problem}</FormProblem>
      <div className="mt-4">
        <Button busy={isBusy} onPress={() => void join()}>
          {words.join.action}
        </Button>
      </div>
    </section>
  );
}
