import { Check } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useFetcher, useLocation } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useConnected } from "#web/shared/use-connected.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** A plain form; with JavaScript a choice submits it at once. */
export function CurrencySwitch() {
  const t = useMessages();
  const { currency, site } = usePageContext();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const id = useId();
  const isConnected = useConnected();
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (isConnected(event)) void fetcher.submit(event.currentTarget);
    else event.currentTarget.reset();
  };
  return (
    <fetcher.Form method="post" action="/preferences" className="flex items-center" onChange={send}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <label htmlFor={id} className="sr-only">
        {t.shell.currency.label}
      </label>
      <select
        id={id}
        name="currency"
        defaultValue={currency}
        key={currency}
        dir="ltr"
        className="min-h-11 cursor-pointer rounded-control bg-transparent px-1 type-small max-[359px]:px-0 sm:px-2 hover:bg-sunken"
      >
        {site.allowedCurrencies.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
      <noscript>
        <button
          type="submit"
          className="inline-flex min-h-11 items-center justify-center px-2 text-primary underline type-small max-[359px]:px-0.5"
        >
          <Icon icon={Check} className="md:hidden" />
          <span className="max-md:sr-only">{t.shell.currency.apply}</span>
        </button>
      </noscript>
    </fetcher.Form>
  );
}
