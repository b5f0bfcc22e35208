import { ChevronLeft } from "lucide-react";
import { lazy, Suspense } from "react";
import { CartProvider, useCart } from "#web/checkout/cart/cart-context.tsx";
import { CartProblem } from "#web/checkout/cart/cart-problem.tsx";
import { CheckoutColumns } from "#web/checkout/cart/checkout-columns.tsx";
import { HoldEnded } from "#web/checkout/cart/hold-ended.tsx";
import { HoldNotice } from "#web/checkout/cart/hold-notice.tsx";
import { NeedsScript } from "#web/checkout/cart/needs-script.tsx";
import { useCartPropertyPath } from "#web/checkout/cart/use-cart-property-path.ts";
import { useHold } from "#web/checkout/cart/use-hold.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { CheckoutHead } from "#web/shared/cart/checkout-head.tsx";
import { CheckoutSteps } from "#web/shared/cart/checkout-steps.tsx";
import { useCountries } from "#web/shared/country/use-countries.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { EarnFields, useEarningProviders } from "#web/shared/loyalty/earn-fields.tsx";
import { type Earn, useEarn } from "#web/shared/loyalty/use-earn.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { AccountDetails } from "./account-details.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { CoverChoice } from "./cover-choice.tsx";
import { storedEarn } from "./guest-form.ts";
import type { GuestData } from "./load-guest.ts";
import { PartyFields } from "./party-fields.tsx";
import { RulesConsent } from "./rules-consent.tsx";
import { SpecialRequests } from "./special-requests.tsx";
import { useGuestForm } from "./use-guest-form.ts";
import { useGuestSubmit } from "./use-guest-submit.ts";

const CaptchaDialog = lazy(async () => ({
  default: (await import("#web/shared/captcha/captcha-dialog.tsx")).CaptchaDialog,
}));

/** The guest form: the first step from a held property to a booking. */
export default function GuestPage({ cart, problem, plans, ruleNames, proposal }: GuestData) {
  const t = useMessages();
  const words = useNamespace("guest");
  const { site } = usePageContext();
  return (
    <>
      <CheckoutHead title={words.pageTitle({ brand: t.shell.brand[site.brand] })} />
      {cart ? (
        <CartProvider cart={cart} proposal={proposal}>
          <Screen plans={plans} ruleNames={ruleNames} />
        </CartProvider>
      ) : (
        <CartProblem problem={problem} page="cart" />
      )}
    </>
  );
}

type Shown = Pick<GuestData, "plans" | "ruleNames">;

function Screen({ plans, ruleNames }: Shown) {
  const { cart } = useCart();
  const { leftMs, isOver } = useHold();
  if (isOver) return <HoldEnded />;
  return (
    <CheckoutColumns head={<CheckoutSteps current="guest" cartId={cart.cartId} />}>
      <BackToProperty />
      <NeedsScript />
      <HoldNotice leftMs={leftMs} />
      <GuestForm plans={plans} ruleNames={ruleNames} />
    </CheckoutColumns>
  );
}

function GuestForm({ plans, ruleNames }: Shown) {
  const words = useNamespace("guest");
  const countries = useCountries();
  const guest = useGuestForm(countries);
  const earn = useEarn(useCart().cart.earn, storedEarn);
  const { submit, isBusy, problem, needsCaptcha, dismiss } = useGuestSubmit(guest, earn);
  return (
    <ScriptedForm className="mt-5 grid gap-8" onSubmit={() => void submit()}>
      <div>
        <h1 className="text-text type-h1">{words.title}</h1>
        <p className="measure mt-1 text-text-2 type-body">{words.lead}</p>
      </div>
      <AccountDetails guest={guest} />
      <ErrorSummary problems={[...guest.problems, ...earn.problems]} attempt={guest.attempt} />
      <ContactFields guest={guest} countries={countries} />
      <section aria-labelledby="stay-title" className="grid gap-4 border-border border-t pt-6">
        <h2 id="stay-title" className="text-text type-h2">
          {words.more}
        </h2>
        <PartyFields guest={guest} />
        <SpecialRequests guest={guest} countries={countries} />
      </section>
      <EarnChoice earn={earn} />
      <CoverChoice plans={plans} />
      <div className="border-border border-t pt-4">
        <RulesConsent guest={guest} ruleNames={ruleNames} />
      </div>
      <div className="noscript:hidden">
        <p role="alert" className="mb-3 text-danger type-body empty:hidden">
          {problem}
        </p>
        <Button type="submit" full busy={isBusy}>
          {words.submit}
        </Button>
        <p className="mt-2 text-center text-text-2 type-small">{words.notCharged}</p>
      </div>
      {needsCaptcha && (
        <Suspense fallback={null}>
          <CaptchaDialog onPass={(token) => void submit(token)} onClose={dismiss} />
        </Suspense>
      )}
    </ScriptedForm>
  );
}

/** Only on sites with a programme. */
function EarnChoice({ earn }: { earn: Earn }) {
  const words = useNamespace("earn");
  if (useEarningProviders().length === 0) return null;
  return (
    <section aria-labelledby="earn-title" className="grid gap-4 border-border border-t pt-6">
      <div>
        <h2 id="earn-title" className="text-text type-h2">
          {words.title}
        </h2>
        <p className="measure mt-1 text-text-2 type-small">{words.hint}</p>
      </div>
      <EarnFields earn={earn} canBeNone />
    </section>
  );
}

function BackToProperty() {
  const words = useNamespace("cart");
  const propertyPath = useCartPropertyPath();
  const { cart } = useCart();
  return (
    <a
      href={propertyPath(cart)}
      className="-ms-1 mb-2 inline-flex min-h-11 items-center gap-1 text-primary type-small hover:text-primary-hover"
    >
      <Icon icon={ChevronLeft} size="s" />
      {words.backToHome}
    </a>
  );
}
