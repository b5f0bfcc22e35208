import { useState } from "react";
import type { Traveller } from "#contract/cart/cart.ts";
import { memberFields, readMember } from "#domain/loyalty/member.ts";
import type { Programme } from "#domain/loyalty/rates.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { type SentPointsCode, sendPointsCode, usePointsSubmit } from "./use-points-submit.ts";

const SAUDI = "+966";

type Props = {
  programme: Programme;
  onSent: (member: string, sent: SentPointsCode) => void;
  onSilent: () => void;
};

/** Asks for the number under which the programme knows its member. */
export function MemberStep({ programme, onSent, onSilent }: Props) {
  const { sheet: words, programme: names } = useNamespace("points");
  const { memberId } = useNamespace("field");
  const { cart } = useCart();
  const isPhone = memberFields[programme] === "phone";
  const [typed, setTyped] = useState(isPhone ? saudiNumber(cart.chalet.guests) : "");
  const rule = isPhone ? words.saudi : memberId;
  const { submit, isBusy, problem, setProblem } = usePointsSubmit({ onSilent, onFieldErrors: () => setProblem(rule) });
  const send = () => {
    const member = readMember(programme, typed);
    if (!member) return setProblem(rule);
    void submit(async () => onSent(member, await sendPointsCode(cart.cartId, programme, member)));
  };
  const name = { programme: names[programme] };
  return (
    <ScriptedForm onSubmit={send} className="grid gap-4">
      <TextField
        type={isPhone ? "tel" : "text"}
        inputMode="numeric"
        dir="ltr"
        autoComplete={isPhone ? "tel" : "off"}
        label={isPhone ? words.phone : words.memberId}
        hint={isPhone ? words.phoneHint(name) : words.memberHint(name)}
        error={problem ?? undefined}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setProblem(null);
        }}
        maxLength={40}
      />
      <Button type="submit" full busy={isBusy}>
        {words.send}
      </Button>
    </ScriptedForm>
  );
}

/** The number of the guest form, which is often the member's too. */
function saudiNumber(guest: Traveller | null): string {
  return guest?.phone.dialCode === SAUDI ? `0${guest.phone.number}` : "";
}
