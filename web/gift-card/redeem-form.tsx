import { useEffect, useState } from "react";
import { readGiftCode, shownGiftCode } from "#domain/gift/code.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { lastDayOf } from "#domain/wallet/expiry.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { LoginLink } from "#web/session/login-link.tsx";
import { useMember } from "#web/session/use-member.ts";
import { CaptchaDialog } from "#web/shared/captcha/captcha-dialog.tsx";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { TextField } from "#web/ui/field/text-field.tsx";
import { TYPED_CODE, useRedeem } from "./use-redeem.ts";

type Props = {
  /** Why a form that was sent without JavaScript was refused. */
  firstProblem?: string | null;
  /** With the riyals that the wallet has now. */
  onDone: (available: number) => void;
};

/** Puts a gift card into the wallet. A guest without a login sees what the card is worth first. */
export function RedeemForm({ firstProblem = null, onDone }: Props) {
  const { redeem: words } = useNamespace("gift");
  const fieldWords = useNamespace("field");
  const isMember = useMember() !== null;
  const [code, setCode] = useTypedCode();
  const [isInvalid, setInvalid] = useState(false);
  const { send, found, isBusy, problem, needsCaptcha, dismiss } = useRedeem(firstProblem, onDone);
  const submit = (captchaToken?: string) => {
    const read = readGiftCode(code);
    setInvalid(read === null);
    if (read) void send(read, isMember, captchaToken);
  };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        name="code"
        label={words.code}
        hint={words.codeHint}
        error={isInvalid ? fieldWords.giftCode : undefined}
        value={code}
        onChange={setCode}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <FormProblem>{problem}</FormProblem>
      <Found found={found} />
      {found && !isMember ? (
        <div className="grid gap-3">
          <p className="text-text type-body">{words.login}</p>
          <LoginLink className={buttonClasses({ full: "phone" })}>{words.loginAction}</LoginLink>
        </div>
      ) : (
        <Button type="submit" full="phone" busy={isBusy}>
          {isMember ? words.submit : words.check}
        </Button>
      )}
      {needsCaptcha && <CaptchaDialog onPass={submit} onClose={dismiss} />}
    </form>
  );
}

function Found({ found }: { found: ReturnType<typeof useRedeem>["found"] }) {
  const { redeem: words } = useNamespace("gift");
  const language = useLanguage();
  const paidText = usePaidText();
  const text =
    found &&
    words.found({
      a: paidText({ total: found.amount, currency: "SAR" }),
      d: displayDay(lastDayOf(new Date(found.expiresAt)), language),
    });
  return (
    <p role="status" className="rounded-control bg-success-soft p-3 text-success type-body empty:hidden">
      {text}
    </p>
  );
}

/** The code of the link in the message, which is in the fragment, or the one typed before a login in this tab. */
function useTypedCode() {
  const [code, setCode] = useState("");
  useEffect(() => {
    const linked = readGiftCode(decodeURIComponent(location.hash.slice(1)));
    const stored = readStored<unknown>(sessionStorage, TYPED_CODE);
    if (linked) history.replaceState(history.state, "", location.pathname + location.search);
    const known = linked ? shownGiftCode(linked) : typeof stored === "string" ? stored : "";
    if (known) setCode(known);
  }, []);
  const change = (typed: string) => {
    setCode(typed);
    writeStored(sessionStorage, TYPED_CODE, typed);
  };
  return [code, change] as const;
}
