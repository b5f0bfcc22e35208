import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";

/** The end of an account form: the problem of the whole form, and the submit button. */
export function FormFooter({ isBusy, problem, label }: { isBusy: boolean; problem: string | null; label?: string }) {
  const words = useNamespace("account");
  return (
    <div className="noscript:hidden">
      <p role="alert" className="mb-3 text-danger type-body empty:hidden">
        {problem}
      </p>
      <Button type="submit" full="phone" busy={isBusy}>
        {label ?? words.save}
      </Button>
    </div>
  );
}
