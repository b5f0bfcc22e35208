import { useState } from "react";
import { readEmail } from "#domain/field/person.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { FormProblem } from "../form/form-problem.tsx";
import { ScriptedForm } from "../form/scripted-form.tsx";
import type { FieldErrors } from "../form/use-field-errors.ts";
import { textFieldProps, useForm } from "../form/use-form.ts";
import { useSubmitOnce } from "../form/use-submit-once.ts";
import { usePageContext } from "../page-context.tsx";
import { usePaths } from "../paths.ts";
import { CheckMailbox } from "./check-mailbox.tsx";

/** The name differs from the email fields of other forms, which may be on the same page. */
type Form = { newsletterEmail: string };
type Props = {
  /** The prefix of its fields' ids: two of these forms may be on one page. */
  id: string;
  /** The address from a form that was submitted without JavaScript. */
  typed?: string | null;
};

/** One address and a button. The answer is the same for every address, so it does not reveal who is subscribed. */
export function SubscribeForm({ id, typed = null }: Props) {
  const words = useNamespace("newsletter");
  const path = usePaths();
  const subscribe = useSubscribe();
  const captcha = useCaptcha();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<Form>({
    id,
    initial: { newsletterEmail: typed ?? "" },
    validate: ({ newsletterEmail: text }) =>
      readEmail(text) ? {} : { newsletterEmail: text.trim() === "" ? "required" : "email" },
    labels: { newsletterEmail: words.email },
  });
  const showErrors = ({ email }: FieldErrors<"email"> = {}) => {
    form.showErrors(email && { newsletterEmail: email });
    document.getElementById(form.idOf("newsletterEmail"))?.focus();
  };
  const { submit, isBusy, problem } = useSubmitOnce({ onFieldErrors: showErrors });
  const onSubmit = () => {
    const email = readEmail(form.values.newsletterEmail);
    if (!email) return showErrors();
    void submit(async () => {
      await subscribe(email, await captcha.take());
      setSentTo(email);
    });
  };
  if (sentTo) return <CheckMailbox email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <ScriptedForm action={path("newsletter")} onSubmit={onSubmit} onFocus={captcha.prepare}>
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
        {/* As far down as the label moves the input. */}
        <div className="sm:mt-[calc(var(--type-small-line)+4px)]">
          <Button type="submit" full="phone" busy={isBusy}>
            {words.submit}
          </Button>
        </div>
      </div>
    </ScriptedForm>
  );
}

function useSubscribe() {
  const { site } = usePageContext();
  const locale = useLanguage();
  return (email: string, proof: { captchaToken?: string }) =>
    callFromBrowser("subscribeToNewsletter", { body: { email, locale, siteId: site.siteId, ...proof } });
}
