import { KeyRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import type { Passkey } from "#contract/passkey.ts";
import { useWords } from "#web/i18n/use-words.ts";
import { callFromBrowser } from "#web/lib/call-from-browser.ts";
import { Panel } from "#web/shared/account/panel.tsx";
import { useDayText } from "#web/shared/account/use-day-text.ts";
import { useOwnDeed } from "#web/shared/account/use-own-deed.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useSnackbar } from "#web/ui/snackbar-provider.tsx";
import { AddPasskey } from "./add-passkey.tsx";

const AskDialog = lazy(() => import("#web/shared/account/ask-dialog.tsx"));

/** The keys that devices keep for this account. */
export function PasskeysPanel({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { passkeys: words } = useWords("security");
  return (
    <Panel title={words.title} lead={words.lead}>
      {passkeys.length > 0 ? (
        <ul className="mb-4 divide-y divide-border">
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
  const { passkeys: words } = useWords("security");
  const show = useSnackbar();
  const dayOf = useDayText();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState<boolean>();
  const { run, isBusy, problem } = useOwnDeed();
  const used = lastUsedAt ? words.used({ day: dayOf(lastUsedAt) }) : words.never;
  async function remove() {
    const isDone = await run(() => callFromBrowser("removePasskey", { params: { passkeyId: id } }, { scope: id }));
    if (!isDone) return;
    setOpen(false);
    show({ text: words.removed });
    void revalidate();
  }
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
      <span className="noscript:hidden">
        <Button variant="secondary" aria-label={words.removeThe({ name })} onPress={() => setOpen(true)}>
          {words.remove}
        </Button>
      </span>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <AskDialog
            isOpen={isOpen}
            title={words.removeTitle}
            text={words.removeText({ name: `\u2068${name}\u2069` })}
            yes={words.remove}
            isBusy={isBusy}
            problem={problem}
            onYes={() => void remove()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
