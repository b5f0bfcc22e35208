import type { CancelPreview } from "#contract/order/cancel.ts";
import type { RefundRoute } from "#domain/order/refund.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";

type Props = {
  preview: CancelPreview;
  route: RefundRoute;
  onChange: (route: RefundRoute) => void;
  error: string | undefined;
};

/** Where the money goes. Only a member of the wallet has the choice. */
export function RouteChoice({ preview, route, onChange, error }: Props) {
  const words = useNamespace("cancel");
  if (!preview.routes.some((offered) => offered.route === "wallet" && offered.available)) return null;
  return (
    <RadioGroup
      name="route"
      label={words.route}
      value={route}
      options={[
        { value: "original", label: words.toSource, hint: words.toSourceHint },
        { value: "wallet", label: words.toWallet, hint: words.toWalletHint },
      ]}
      onChange={(value) => onChange(value as RefundRoute)}
      error={error}
    />
  );
}
