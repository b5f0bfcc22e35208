import { RemoveButton } from "#web/account/remove-button.tsx";
import { useWords } from "#web/i18n/use-words.ts";
import { callFromBrowser } from "#web/lib/call-from-browser.ts";

/** Takes somebody and the numbers of their papers out of the account. */
export function RemoveTraveller({ id, name }: { id: string; name: string }) {
  const words = useWords("traveller");
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
