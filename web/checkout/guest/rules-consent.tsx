import { useState } from "react";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import type { useGuestForm } from "./use-guest-form.ts";

const RulesDialog = lazyDialog({ load: () => import("./rules-dialog.tsx") });

type Props = { guest: ReturnType<typeof useGuestForm>; ruleNames: Record<number, string> };

/** The house rules, which the guest accepts before paying and can read in a dialog. */
export function RulesConsent({ guest: { values, change, errorOf, idOf }, ruleNames }: Props) {
  const words = useNamespace("guest");
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Checkbox
        id={idOf("agreeRules")}
        name="agreeRules"
        label={words.agree}
        checked={values.agreeRules}
        error={errorOf("agreeRules")}
        required
        onChange={(agreeRules) => change({ agreeRules })}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        {...opensSheet(words.rules.title)}
        onClick={() => setOpen(true)}
        className="ms-9 inline-flex min-h-11 items-center text-primary underline underline-offset-4 type-small hover:text-primary-hover noscript:hidden"
      >
        {words.readRules}
      </button>
      <Checkbox
        id={idOf("subscribe")}
        name="subscribe"
        label={words.subscribe}
        hint={words.subscribeHint}
        checked={values.subscribe}
        onChange={(subscribe) => change({ subscribe })}
      />
      <RulesDialog
        waiting={{ title: words.rules.title }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        ruleNames={ruleNames}
      />
    </div>
  );
}
