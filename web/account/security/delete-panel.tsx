import { useState } from "react";
import type { User } from "#contract/account/account.ts";
import { Panel } from "#web/account/panel.tsx";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";

const DeleteDialog = lazyDialog({ load: () => import("./delete-dialog.tsx"), shape: "screen" });

/** Account deletion, at the end of the page. */
export function DeletePanel({ user }: { user: User }) {
  const { remove: words } = useNamespace("security");
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={words.title} lead={words.lead} isDanger>
      <span className="noscript:hidden">
        <Button variant="danger" full="phone" onPress={() => setOpen(true)}>
          {words.open}
        </Button>
      </span>
      <DeleteDialog waiting={{ title: words.title }} user={user} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  );
}
