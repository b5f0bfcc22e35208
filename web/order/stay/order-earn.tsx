import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OrderEarning } from "#contract/cart/earning.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { EarnFields, useEarningProviders } from "#web/shared/loyalty/earn-fields.tsx";
import { useEarn } from "#web/shared/loyalty/use-earn.ts";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { showResult } from "#web/shared/result/show-result.ts";
import { useResultFocus } from "#web/shared/result/use-result-focus.ts";
import { Button } from "#web/ui/action/button.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { useOrderSubmit } from "../access/confirm-order-provider.tsx";
import { useOrder } from "../order-context.tsx";

/** The points of a stay in a programme of another company; nothing where there is none, or nothing left to choose. */
export function OrderEarn() {
  const words = useNamespace("earn");
  const { earn } = useOrder().order;
  const [isChanging, setChanging] = useState(false);
  const heading = useResultFocus<HTMLHeadingElement>("earning");
  const providers = useEarningProviders();
  const canChange = earn?.canChange === true && providers.length > 0;
  if (!earn || earn.chosen?.state === "cancelled" || !(earn.chosen || (canChange && earn.programmes.length > 0)))
    return null;
  return (
    <div className="print:hidden">
      <OrderCard title={words.title} heading={heading}>
        {earn.chosen && !isChanging ? (
          <div className="grid gap-3">
            <p role="status" className="text-text type-body">
              <ChosenText chosen={earn.chosen} />
            </p>
            {canChange && (
              <div className="noscript:hidden">
                <Button variant="secondary" onPress={() => setChanging(true)}>
                  {words.change}
                </Button>
              </div>
            )}
          </div>
        ) : (
          <EarnForm earn={earn} onSaved={() => setChanging(false)} />
        )}
      </OrderCard>
    </div>
  );
}

function ChosenText({ chosen }: { chosen: NonNullable<OrderEarning["chosen"]> }) {
  const words = useNamespace("earn");
  const { provider, points: n, state } = chosen;
  const [programme, mask] = [words.programmes[provider], leftToRight(chosen.mask)];
  if (state === "done") return words.done({ n, programme, mask });
  if (state === "refused") return words.refused({ programme, mask });
  return state === "sent" ? words.sent({ programme }) : words.waiting({ n, programme, mask });
}

function EarnForm({ earn: { chosen }, onSaved }: { earn: OrderEarning; onSaved: () => void }) {
  const words = useNamespace("earn");
  const { orderNumber } = useOrder().order;
  const { submit, isBusy, problem } = useOrderSubmit();
  const { revalidate } = useRevalidator();
  const show = useSnackbar();
  const earn = useEarn(chosen);
  async function save() {
    const { choice, isValid } = earn;
    if (!isValid) return earn.showError();
    // A number that was not typed again stays.
    if (!choice) return onSaved();
    await submit(async () => {
      await callFromBrowser("setEarning", { params: { orderNumber }, body: choice });
      await revalidate();
      show({ text: words.saved });
      onSaved();
      showResult("earning");
    });
  }
  return (
    <ScriptedForm className="grid gap-4 noscript:hidden" onSubmit={() => void save()}>
      <p className="measure text-text-2 type-small">{words.hint}</p>
      <FormProblem>{problem}</FormProblem>
      <EarnFields earn={earn} canBeNone={chosen === null} />
      {earn.provider !== "" && (
        <div>
          <Button type="submit" busy={isBusy}>
            {words.save}
          </Button>
        </div>
      )}
    </ScriptedForm>
  );
}
