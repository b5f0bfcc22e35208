import { type ReactNode, useLayoutEffect, useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { SegmentLinks } from "#web/ui/navigation/segment-links.tsx";
import type { NewAccount } from "#web/verification/new-account.ts";
import { forgetRegistration, storedRegistration, storeRegistration } from "#web/verification/stored-registration.ts";
import { VerifyStep } from "#web/verification/verify-step.tsx";
import { ForgotForm, type Forgotten } from "./forgot-form.tsx";
import { ForgottenStep } from "./forgotten-step.tsx";
import type { PendingLogin } from "./login-code.ts";
import { LoginCodeStep } from "./login-code-step.tsx";
import { LoginContext, type LoginContextValue, useLoginContext } from "./login-context.tsx";
import { LoginForm } from "./login-form.tsx";
import type { LoginView } from "./login-views.ts";
import { RegisterForm } from "./register-form.tsx";
import { SmsLoginStep } from "./sms-login-step.tsx";

/** A form, or the step that follows it. */
type Step =
  | { at: "form" }
  | { at: "verify"; account: NewAccount }
  | { at: "verified"; account: NewAccount }
  | { at: "code"; pending: PendingLogin }
  | { at: "forgotten"; forgotten: Forgotten }
  | { at: "sms"; phone: TypedPhone };

/** Renders a step under its title, as the page or the drawer does. */
export type Frame = (title: string, content: ReactNode, isForm?: boolean) => ReactNode;

type Props = {
  login: LoginContextValue;
  frame: Frame;
  refused?: string | null;
};

/** Login, registration and password reset: the same on pages and in the drawer. */
export function LoginPanel({ login, frame, refused = null }: Props) {
  return (
    <LoginContext value={login}>
      <Steps key={login.view} frame={frame} refused={refused} />
    </LoginContext>
  );
}

function Steps({ frame, refused }: Required<Pick<Props, "frame" | "refused">>) {
  const words = useNamespace("login");
  const { view, onDone } = useLoginContext();
  const { smsReach } = usePageContext();
  const [step, setStep] = useState<Step>({ at: "form" });
  const back = () => setStep({ at: "form" });
  // A layout effect, so that a reload does not show the empty form first.
  useLayoutEffect(() => {
    const account = view === "register" ? storedRegistration() : null;
    if (account) setStep({ at: "verify", account });
  }, [view]);
  if (step.at === "verify") {
    const { account } = step;
    const onVerified = () => setStep({ at: "verified", account });
    const changeContact = () => {
      forgetRegistration();
      back();
    };
    return frame(words.code.title, <VerifyStep {...{ account, onDone, onVerified }} onChangeContact={changeContact} />);
  }
  if (step.at === "verified") return <Verified account={step.account} frame={frame} />;
  if (step.at === "code") return frame(words.code.title, <LoginCodeStep pending={step.pending} onBack={back} />);
  if (step.at === "forgotten") return <ForgottenStep forgotten={step.forgotten} frame={frame} onBack={back} />;
  if (step.at === "sms") return <SmsLoginStep phone={step.phone} frame={frame} onBack={back} />;
  const forms: Record<LoginView, ReactNode> = {
    login: (
      <LoginForm
        refused={refused}
        onCodeRequired={(pending) => setStep({ at: "code", pending })}
        onSms={(phone) => setStep({ at: "sms", phone })}
      />
    ),
    register: (
      <RegisterForm
        onRegistered={(account) => {
          storeRegistration(account);
          setStep({ at: "verify", account });
        }}
      />
    ),
    forgot: <ForgotForm onSent={(forgotten) => setStep({ at: "forgotten", forgotten })} />,
  };
  const title = { login: words.logIn.title, register: words.register.title, forgot: words.forgot.title }[view];
  return frame(
    title,
    <>
      {view === "forgot" ? (
        <p className="mb-4 text-text-2 type-body">
          {smsReach === "none" ? words.forgot.leadByEmail : words.forgot.lead}
        </p>
      ) : (
        <ViewSwitch />
      )}
      {forms[view]}
    </>,
    view !== "forgot",
  );
}

/** After a reload the password is gone, so the guest logs in with it. */
function Verified({ account, frame }: { account: NewAccount; frame: Frame }) {
  const { verify: words, logIn } = useNamespace("login");
  const { hrefOf } = useLoginContext();
  return frame(
    account.email ? words.doneTitle : words.phoneDoneTitle,
    <>
      <p role="status" className="mb-4 text-text type-body">
        {words.doneLead}
      </p>
      <ButtonLink full to={hrefOf("login", account.email ? "email" : "phone")}>
        {logIn.submit}
      </ButtonLink>
    </>,
  );
}

function ViewSwitch() {
  const words = useNamespace("login");
  const { view, onView, hrefOf } = useLoginContext();
  const views = [
    { id: "login", label: words.logIn.tab, to: hrefOf("login") },
    { id: "register", label: words.register.tab, to: hrefOf("register") },
  ];
  return (
    <div className="mb-4">
      <SegmentLinks
        label={words.waysLabel}
        variant="line"
        segments={views}
        selected={view}
        {...(onView && { onSelect: (id: string) => onView(id === "register" ? "register" : "login") })}
      />
    </div>
  );
}
