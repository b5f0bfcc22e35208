import { MailCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ALERT_CONSENT_VERSION } from "#domain/alert/alert-limits.ts";
import { readEmail } from "#domain/field/person.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { readLists } from "#web/saved-lists/list-store.ts";
import { LoginLink } from "#web/session/login-link.tsx";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import type { FieldErrors } from "#web/shared/form/use-field-errors.ts";
import { textFieldProps, useForm } from "#web/shared/form/use-form.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { storeStay } from "./store-stay.ts";

type Props = { listId: string; saved: Stay | null; shown: Stay };
type Form = { email: string };

/** A guest without an account gets a link that confirms the address. The answer is the same for every address. */
export function AlertByEmail(list: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo ? <CheckMailbox email={sentTo} /> : <AskForm {...list} onSent={setSentTo} />;
}

function AskForm({ onSent, ...list }: Props & { onSent: (email: string) => void }) {
  const words = useNamespace("alert");
  const language = useLanguage();
  const captcha = useCaptcha();
  const ask = useAsk(list);
  const [hasAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  const form = useForm<Form>({
    id: "alert",
    initial: { email: "" },
    validate: ({ email: text }) => (readEmail(text) ? {} : { email: text.trim() === "" ? "required" : "email" }),
    labels: { email: words.email },
  });
  const showErrors = ({ email }: FieldErrors<"email"> = {}) => {
    form.showErrors(email && { email });
    document.getElementById(form.idOf("email"))?.focus();
  };
  const { submit, isBusy, problem } = useSubmitOnce({ onFieldErrors: showErrors });
  const onSubmit = () => {
    const email = readEmail(form.values.email);
    if (!email) return showErrors();
    if (!hasAgreed) return setError(words.consentNeeded);
    void submit(async () => {
      await ask(email, await captcha.take());
      onSent(email);
    });
  };
  const [from, to] = [displayDay(list.shown.checkIn, language), displayDay(list.shown.checkOut, language)];
  return (
    <ScriptedForm onSubmit={onSubmit} onFocus={captcha.prepare} className="grid gap-4">
      <FormProblem>{problem}</FormProblem>
      <p className="text-text type-body">{words.guestWhat({ from, to })}</p>
      <TextField type="email" label={words.email} maxLength={254} required {...textFieldProps(form, "email")} />
      <Checkbox
        name="consent"
        label={words.consent}
        checked={hasAgreed}
        error={hasAgreed ? undefined : error}
        onChange={setAgreed}
      />
      <Button type="submit" full busy={isBusy}>
        {words.sendLink}
      </Button>
      <p className="text-text-2 type-small">
        {words.logInLead} <LoginLink className="font-semibold text-primary">{words.logIn}</LoginLink>
      </p>
    </ScriptedForm>
  );
}

/** Sends the list as it is in this browser, for the dates that the guest sees. */
function useAsk({ listId, saved, shown }: Props) {
  return async (email: string, proof: { captchaToken?: string }) => {
    storeStay({ id: listId, stay: saved }, shown);
    const list = readLists(localStorage).find(({ id }) => id === listId);
    const propertyIds = list?.properties.map(({ id }) => id) ?? [];
    const content = { id: listId, name: list?.name ?? null, stay: shown, propertyIds };
    const body = { email, consentVersion: ALERT_CONSENT_VERSION, list: content, ...proof };
    await callFromBrowser("askForAlert", { body });
  };
}

/** It replaces the form, so it takes the focus. */
function CheckMailbox({ email }: { email: string }) {
  const words = useNamespace("alert");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="flex items-start gap-3 rounded-control outline-none">
      <Icon icon={MailCheck} className="mt-0.5 shrink-0 text-success" />
      <div className="min-w-0">
        <p className="font-bold text-text type-body">{words.sentTitle}</p>
        <p className="wrap-anywhere text-text-2 type-body">{words.sentLead({ email: leftToRight(email) })}</p>
      </div>
    </div>
  );
}
