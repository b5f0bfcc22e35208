import { earningProviders } from "#domain/loyalty/earning.ts";
import type { RewardProvider } from "#domain/loyalty/rewards.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Select } from "#web/ui/field/select.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { usePageContext } from "../page-context.tsx";
import { EARN_PHONE_ID, EARN_PROVIDER, type Earn } from "./use-earn.ts";

/** The programmes of this site in which a stay earns points. */
export function useEarningProviders(): RewardProvider[] {
  return earningProviders(usePageContext().site.features);
}

/** The programme in which a stay earns points, and the number of its member. */
export function EarnFields({ earn, canBeNone = false }: { earn: Earn; canBeNone?: boolean }) {
  const words = useNamespace("earn");
  const providers = useEarningProviders();
  const { provider, phone, chosen, error } = earn;
  return (
    <div className="grid gap-4">
      <Select
        name={EARN_PROVIDER}
        label={words.provider}
        {...(canBeNone && { isOptional: true, placeholder: words.none })}
        options={providers.map((each) => ({ value: each, label: words.programmes[each] }))}
        value={provider}
        onChange={(value) => earn.setProvider(value as RewardProvider | "")}
      />
      {provider !== "" && (
        <TextField
          id={EARN_PHONE_ID}
          name="earnPhone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          label={words.phone}
          hint={chosen?.provider === provider ? leftToRight(chosen.mask) : words.phoneHint}
          error={error}
          value={phone}
          maxLength={40}
          onChange={earn.setPhone}
          onBlur={() => phone !== "" && earn.showError()}
        />
      )}
    </div>
  );
}
