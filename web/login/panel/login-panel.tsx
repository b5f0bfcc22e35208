import { type ReactNode, useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { SegmentLinks } from "#web/ui/navigation/segment-links.tsx";
import { type NewAccount, VerifyStep } from "#web/verification/verify-step.tsx";
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
  const [step, setStep] = useState<Step>({ at: "form" });
  const back = () => setStep({ at: "form" });
  if (step.at === "verify") {
    return frame(words.code.title, <VerifyStep account={step.account} onChangeContact={back} onDone={onDone} />);
  }
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
    register: <RegisterForm onRegistered={(account) => setStep({ at: "verify", account })} />,
    forgot: <ForgotForm onSent={(forgotten) => setStep({ at: "forgotten", forgotten })} />,
  };
  const title = { login: words.logIn.title, register: words.register.title, forgot: words.forgot.title }[view];
  return frame(
    title,
    <>
      {view === "forgot" ? <p className="mb-4 text-text-2 type-body">{words.forgot.lead}</p> : <ViewSwitch />}
      {forms[view]}
    </>,
    view !== "forgot",
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
