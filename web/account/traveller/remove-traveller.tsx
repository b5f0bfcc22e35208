import { RemoveButton } from "#web/account/remove-button.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";

/** Removes a traveller and the numbers of their documents from the account. */
export function RemoveTraveller({ id, name }: { id: string; name: string }) {
  const words = useNamespace("traveller");
  const spoken = { name: `\u2068${name}\u2069` };
  const yes = words.removeThe(spoken);
  return (
    <RemoveButton
      variant="quiet"
      text={words.remove}
      label={yes}
      question={{ title: words.removeTitle, text: words.removeText(spoken), yes, no: words.keep }}
      remove={() => callFromBrowser("removeTraveller", { params: { travellerId: id } }, { scope: id })}
      removed={words.removed(spoken)}
    />
  );
}
