import { KeyRound } from "lucide-react";
import type { Passkey } from "#contract/account/passkey.ts";
import { Panel } from "#web/account/panel.tsx";
import { RemoveButton } from "#web/account/remove-button.tsx";
import { useDayText } from "#web/account/use-day-text.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { AddPasskey } from "./add-passkey.tsx";

/** The passkeys of this account. */
export function PasskeysPanel({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { passkeys: words } = useNamespace("security");
  return (
    <Panel title={words.title} lead={words.lead}>
      {passkeys.length > 0 ? (
        <ul className="mb-4 divided">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-text-2 type-body">{words.empty}</p>
      )}
      <AddPasskey />
    </Panel>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { passkeys: words } = useNamespace("security");
  const dayOf = useDayText();
  const used = lastUsedAt ? words.used({ day: dayOf(lastUsedAt) }) : words.never;
  const text = words.removeText({ name: `\u2068${name}\u2069` });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <Icon icon={KeyRound} size="l" className="text-text-2" />
      <div className="min-w-0 grow basis-48">
        <p className="wrap-anywhere font-bold text-text type-body">
          <bdi>{name}</bdi>
        </p>
        <p className="text-text-2 type-small">
          {words.made({ day: dayOf(createdAt) })} · {used}
        </p>
      </div>
      <RemoveButton
        variant="secondary"
        text={words.remove}
        label={words.removeThe({ name })}
        question={{ title: words.removeTitle, text, yes: words.remove }}
        remove={() => callFromBrowser("removePasskey", { params: { passkeyId: id } }, { scope: id })}
        removed={words.removed}
      />
    </li>
  );
}
