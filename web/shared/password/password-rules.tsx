import { Check, Circle } from "lucide-react";
import { MAX_PASSWORD, MIN_PASSWORD, passwordProblem } from "#domain/account/password.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCityNames } from "./use-city-names.ts";

const BRANDS = ["Mabeet", "مبيت", "Tajawal", "تجوّل"];

type Props = { id: string; password: string; email: string | undefined };

/** The rules of a password, each ticked when it is met. Only the server knows the list of common passwords. */
export function PasswordRules({ id, password, email }: Props) {
  const { rules: words } = useNamespace("login");
  const length = [...password.normalize("NFC")].length;
  const isLong = length >= MIN_PASSWORD && length <= MAX_PASSWORD;
  const common = new Set<string>();
  const isOwn = isLong && !passwordProblem(password, { common, email: email?.trim().toLowerCase(), names: BRANDS });
  const cities = useCityNames(isLong);
  const isCity = isLong && passwordProblem(password, { common, names: cities }) !== null;
  return (
    <ul id={id} aria-label={words.label} className="grid gap-1 type-small">
      <Rule isMet={isLong}>{words.length}</Rule>
      <Rule isMet={isOwn}>{words.own}</Rule>
      {isCity ? <Rule isMet={false}>{words.common}</Rule> : <li className="text-text-2">{words.common}</li>}
    </ul>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  const { rules: words } = useNamespace("login");
  return (
    <li className={`flex items-center gap-2 ${isMet ? "text-success" : "text-text-2"}`}>
      <Icon icon={isMet ? Check : Circle} size="s" />
      <span>
        {children}
        <span className="sr-only"> ({isMet ? words.met : words.unmet})</span>
      </span>
    </li>
  );
}
