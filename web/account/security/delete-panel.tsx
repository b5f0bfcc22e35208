import { lazy, Suspense, useState } from "react";
import type { User } from "#contract/account.ts";
import { Panel } from "#web/account/panel.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";

const DeleteDialog = lazy(() => import("./delete-dialog.tsx"));

/** Account deletion, at the end of the page. */
export function DeletePanel({ user }: { user: User }) {
  const { remove: words } = useNamespace("security");
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <Panel title={words.title} lead={words.lead} isDanger>
      <span className="noscript:hidden">
        <Button variant="danger" full="phone" onPress={() => setOpen(true)}>
          {words.open}
        </Button>
      </span>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <DeleteDialog user={user} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
