import { useState } from "react";
import { flushSync } from "react-dom";
import { Form, Link, useNavigation } from "react-router";
import type { GiftOffer } from "#contract/wallet/gift.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCountries } from "#web/shared/country/use-countries.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { BuySteps, Step } from "./buy-steps.tsx";
import { BuyerFields } from "./buyer-fields.tsx";
import { CardFields } from "./card-fields.tsx";
import { CardPreview } from "./card-preview.tsx";
import type { GiftAnswer } from "./load-gift.ts";
import { RecipientFields } from "./recipient-fields.tsx";
import { stepErrors } from "./step-errors.ts";
import { useGiftForm } from "./use-gift-form.ts";
import { useGiftSubmit } from "./use-gift-submit.ts";

type Props = { offer: GiftOffer | null; answer: GiftAnswer | null };

/** Where gift cards are bought: the form beside the card that it makes; on a phone one step after the other. */
export default function BuyPage({ offer, answer }: Props) {
  const t = useMessages();
  const words = useNamespace("gift");
  const { site } = usePageContext();
  return (
    <div className={`${usePageColumn()} pt-3 pb-12 desktop:pt-8`}>
      <PageHead title={words.pageTitle({ brand: t.shell.brand[site.brand] })} description={words.pageDescription} />
      {offer ? <BuyForm offer={offer} answer={answer} /> : <ErrorState level={1} sentence={t.error.default} />}
    </div>
  );
}

function BuyForm({ offer, answer }: { offer: GiftOffer; answer: GiftAnswer | null }) {
  const words = useNamespace("gift");
  const path = usePaths();
  const countries = useCountries();
  const [step, setStep] = useState(0);
  const form = useGiftForm(offer, answer?.values ?? null);
  const { submit, isBusy, problem } = useGiftSubmit(form, answer, setStep);
  const isSending = useNavigation().state === "submitting";
  /** A step that a guest opens takes the focus; one with an error leaves it to the error. */
  const open = (number: number) => {
    flushSync(() => setStep(number));
    document.getElementById(`gift-step-${number}`)?.focus();
  };
  const next = (from: number) => {
    const invalid = stepErrors(from, form.values, offer);
    const [first] = invalid;
    if (first === undefined) return open(from + 1);
    for (const name of invalid) form.touch(name);
    document.getElementById(form.idOf(first))?.focus();
  };
  const send = () => {
    const invalid = [0, 1, 2].find((number) => stepErrors(number, form.values, offer).length > 0);
    if (invalid !== undefined) setStep(invalid);
    void submit();
  };
  return (
    <>
      <h1 className="text-text type-h1">{words.title}</h1>
      <p className="measure mt-1 text-text-2 type-body">{words.lead}</p>
      <div className="mt-5 grid items-start gap-6 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:gap-x-12">
        <Form
          method="post"
          noValidate
          className="order-last grid gap-6 desktop:order-first"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <BuySteps current={step} />
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          <Step number={0} current={step} title={words.steps.card} onNext={() => next(0)}>
            <CardFields form={form} offer={offer} />
          </Step>
          <Step number={1} current={step} title={words.recipientTitle} onNext={() => next(1)} onBack={() => open(0)}>
            <RecipientFields form={form} offer={offer} countries={countries} />
          </Step>
          <Step number={2} current={step} title={words.buyerTitle} hint={words.buyerHint} onBack={() => open(1)}>
            <BuyerFields form={form} countries={countries} />
            <FormProblem>{problem}</FormProblem>
            <Button type="submit" full busy={isBusy || isSending}>
              {words.pay}
            </Button>
            <p className="text-center text-text-2 type-small">{words.moneyOnly}</p>
          </Step>
        </Form>
        <CardPreview values={form.values} offer={offer} />
      </div>
      <p className="mt-8 text-text-2 type-body">
        {words.have}{" "}
        <Link to={path("giftRedeem")} className="text-primary underline underline-offset-4">
          {words.redeemLink}
        </Link>
      </p>
    </>
  );
}
