import { Laptop, Smartphone } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Session } from "#contract/account/account.ts";
import { Panel } from "#web/account/panel.tsx";
import { useDayText } from "#web/account/use-day-text.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { logOut } from "#web/session/log-out.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";

const ConfirmDialog = lazyDialog({ load: () => import("../confirm-dialog.tsx") });

/** The names are the same in every language. */
const companies = { google: "Google", facebook: "Facebook", apple: "Apple" };

/** All sessions, this device first. */
export function SessionsPanel({ sessions }: { sessions: readonly Session[] }) {
  const { sessions: words } = useNamespace("security");
  const sorted = sessions.toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt),
  );
  return (
    <Panel title={words.title} lead={words.lead}>
      <ul className="divided">
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <EndAll />
    </Panel>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { sessions: words } = useNamespace("security");
  const show = useSnackbar();
  const dayOf = useDayText();
  const { revalidate } = useRevalidator();
  const { submit, isBusy, problem } = useAccountSubmit();
  const { id, isCurrent, device, network, via, platform, createdAt, lastUsedAt } = session;
  const name = device === "?" ? words.unknown : device;
  async function end() {
    const isDone = await submit(() => callFromBrowser("endSession", { params: { sessionId: id } }, { scope: id }));
    if (!isDone) return;
    show({ text: words.ended({ device: name }) });
    void revalidate();
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <Icon icon={/Android|iPhone|iPad/.test(device) ? Smartphone : Laptop} size="l" className="text-text-2" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-bold text-text type-body">
          <bdi>{name}</bdi>
          {isCurrent && <Badge tone="success">{words.here}</Badge>}
        </p>
        <p className="text-text-2 type-small">
          {words.lastUsed({ day: dayOf(lastUsedAt) })} · <bdi dir="ltr">{network}</bdi>
        </p>
        <p className="text-muted type-caption">
          {words.since({ day: dayOf(createdAt) })} ·{" "}
          {platform ? words.viaPlatform({ company: companies[platform] }) : words.via[via]}
        </p>
        <p role="alert" className="text-danger type-small empty:hidden">
          {problem}
        </p>
      </div>
      {!isCurrent && (
        <span className="noscript:hidden">
          <Button
            variant="secondary"
            aria-label={words.endThe({ device: name })}
            busy={isBusy}
            onPress={() => void end()}
          >
            {words.end}
          </Button>
        </span>
      )}
    </li>
  );
}

function EndAll() {
  const { sessions: words } = useNamespace("security");
  const path = usePaths();
  const [isOpen, setOpen] = useState(false);
  const { submit, isBusy, problem } = useAccountSubmit();
  async function end() {
    if (await submit(() => logOut({ everywhere: true }))) location.assign(path("frontPage"));
  }
  return (
    <div className="border-border border-t pt-4 noscript:hidden">
      <Button variant="quiet" full="phone" onPress={() => setOpen(true)}>
        {words.endAll}
      </Button>
      <ConfirmDialog
        waiting={{ title: words.endAllTitle }}
        isOpen={isOpen}
        title={words.endAllTitle}
        text={words.endAllText}
        yes={words.endAll}
        isBusy={isBusy}
        problem={problem}
        onYes={() => void end()}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
