import { type FormEvent, useState } from "react";
import { readEmail } from "#domain/field/email.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { FormProblem } from "../form/form-problem.tsx";
import { type FieldErrors, fieldErrorsOf } from "../form/use-field-errors.ts";
import { textFieldProps, useForm } from "../form/use-form.ts";
import { useSubmitOnce } from "../form/use-submit-once.ts";
import { useCaptcha } from "../login/use-captcha.ts";
import { usePageContext } from "../page-context.tsx";
import { usePaths } from "../paths.ts";
import { CheckMailbox } from "./check-mailbox.tsx";

/** Not the name of the address in other forms, one of which may stand on the same page. */
type Form = { newsletterEmail: string };
type Props = {
  /** Begins the ids of its fields: two of these forms may stand on one page. */
  id: string;
  /** What was typed into a form that was sent without a script. */
  typed?: string | null;
};

/** One address and a button. The answer is the same for every address, so nobody learns who is subscribed. */
export function SubscribeForm({ id, typed = null }: Props) {
  const words = useNamespace("newsletter");
  const path = usePaths();
  const subscribe = useSubscribe();
  const captcha = useCaptcha();
  const { run, isBusy, problem } = useSubmitOnce();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<Form>({
    id,
    first: { newsletterEmail: typed ?? "" },
    faultsOf: ({ newsletterEmail: text }) =>
      readEmail(text) ? {} : { newsletterEmail: text.trim() === "" ? "required" : "email" },
    labels: { newsletterEmail: words.email },
  });
  const refuse = ({ email }: FieldErrors<"email"> = {}) => {
    form.fail(email && { newsletterEmail: email });
    document.getElementById(form.idOf("newsletterEmail"))?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = readEmail(form.form.newsletterEmail);
    if (!email) return refuse();
    void run(
      async () => {
        await subscribe(email, await captcha.take());
        setSentTo(email);
      },
      (error) => {
        const fields = fieldErrorsOf<"email">(error);
        if (fields) refuse(fields);
        return fields !== null;
      },
    );
  };
  if (sentTo) return <CheckMailbox email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <form method="post" action={path("newsletter")} noValidate onSubmit={submit} onFocus={captcha.prepare}>
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-col items-stretch gap-3 sm:flex-row sm:items-start">
        <div className="min-w-0 flex-1">
          <TextField
            type="email"
            label={words.email}
            maxLength={254}
            required
            {...textFieldProps(form, "newsletterEmail")}
          />
        </div>
        {/* As far down as the label above the box makes it. */}
        <div className="sm:mt-[calc(var(--type-small-line)+4px)]">
          <Button type="submit" full="phone" busy={isBusy}>
            {words.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}

function useSubscribe() {
  const { site } = usePageContext();
  const locale = useLanguage();
  return (email: string, proof: { captchaToken?: string }) =>
    callFromBrowser("subscribeToNewsletter", { body: { email, locale, siteId: site.siteId, ...proof } });
}
