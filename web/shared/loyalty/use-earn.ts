import { useLayoutEffect, useState } from "react";
import type { Cart } from "#contract/cart.ts";
import { readEarner } from "#domain/loyalty/earning.ts";
import type { RewardProvider } from "#domain/loyalty/rewards.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** The name of the field for the programme. */
export const EARN_PROVIDER = "earnProvider";

type Chosen = Cart["earn"];

/**
 * The programme and the number that a guest chooses. A number that was chosen before is only known masked: left empty, it
 * stays.
 */
export function useEarn(chosen: Chosen) {
  const { phone: rule } = useNamespace("field");
  const [provider, setProvider] = useState<RewardProvider | "">(chosen?.provider ?? "");
  const [phone, setPhone] = useState("");
  const [isTouched, setTouched] = useState(false);
  // What the guest chose before hydration.
  useLayoutEffect(() => {
    const early = document.querySelector<HTMLSelectElement>(`select[name=${EARN_PROVIDER}]`)?.value;
    if (early) setProvider(early as RewardProvider);
  }, []);
  const isKept = provider !== "" && provider === chosen?.provider && phone.trim() === "";
  const isValid = provider === "" || isKept || readEarner(provider, phone) !== null;
  return {
    ...{ provider, setProvider, phone, setPhone, chosen, isValid },
    error: isTouched && !isValid ? rule : undefined,
    showError: () => setTouched(true),
    /** `undefined` keeps the choice, `null` removes it. */
    choice: provider === "" ? chosen && null : isKept ? undefined : { provider, phone },
  };
}
export type Earn = ReturnType<typeof useEarn>;
