import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Cart } from "#contract/cart/cart.ts";
import { readEarner } from "#domain/loyalty/earning.ts";
import { type RewardProvider, rewardProviders } from "#domain/loyalty/rewards.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** The name of the field for the programme. */
export const EARN_PROVIDER = "earnProvider";

/** The id of the field for the number. */
export const EARN_PHONE_ID = "earn-phone";

type Chosen = Cart["earn"];
export type TypedEarn = { provider: RewardProvider | ""; phone: string };
/** Where a tab keeps what its guest typed. */
type Store = { read: () => Partial<TypedEarn> | undefined; write: (typed: TypedEarn) => void };

/**
 * The programme and the number that a guest chooses. A number that was chosen before is only known masked: left empty, it
 * stays.
 */
export function useEarn(chosen: Chosen, store?: Store) {
  const { phone: rule } = useNamespace("field");
  const { phone: label } = useNamespace("earn");
  const [provider, setProvider] = useState<RewardProvider | "">(chosen?.provider ?? "");
  const [phone, setPhone] = useState("");
  const [isTouched, setTouched] = useState(false);
  // What the guest typed in this tab, or chose before hydration.
  const restore = useEffectEvent(() => {
    const stored = store?.read();
    if (stored?.provider && rewardProviders.includes(stored.provider)) setProvider(stored.provider);
    if (typeof stored?.phone === "string") setPhone(stored.phone);
    const early = document.querySelector<HTMLSelectElement>(`select[name=${EARN_PROVIDER}]`)?.value;
    if (early) setProvider(early as RewardProvider);
  });
  useLayoutEffect(() => restore(), []);
  const isTyped = useRef(false);
  useEffect(() => {
    if (isTyped.current) store?.write({ provider, phone });
    isTyped.current = true;
  }, [provider, phone, store]);
  const isUnchanged = provider !== "" && provider === chosen?.provider && phone.trim() === "";
  const isValid = provider === "" || isUnchanged || readEarner(provider, phone) !== null;
  const error = isTouched && !isValid ? rule : undefined;
  return {
    ...{ provider, setProvider, phone, setPhone, chosen, isValid },
    error,
    /** For the list of the form that it is a part of. */
    problems: error ? [{ fieldId: EARN_PHONE_ID, message: `${label}: ${error}` }] : [],
    showError: () => setTouched(true),
    /** `undefined` keeps the choice, `null` removes it. */
    choice: provider === "" ? chosen && null : isUnchanged ? undefined : { provider, phone },
  };
}
export type Earn = ReturnType<typeof useEarn>;
