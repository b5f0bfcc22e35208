import { useNavigate } from "react-router";
import type { SavedList } from "#domain/list/saved-list.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { changeLists } from "#web/saved-lists/saved-lists.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

type Props = { isOpen: boolean; onClose: () => void; list: SavedList };

/** Asks before a list is deleted, because its notes and votes cannot be restored. */
export default function DeleteDialog({ isOpen, onClose, list }: Props) {
  const words = useNamespace("lists");
  const path = usePaths();
  const navigate = useNavigate();
  const show = useSnackbar();
  const remove = async () => {
    // A guest's shared list is known to the API only by its link.
    if (list.share) void import("#web/saved-lists/send-shared.ts").then(({ unshareList }) => unshareList(list.id));
    changeLists(localStorage, [{ kind: "delete", list: list.id }]);
    onClose();
    navigate(path("saved"), { replace: true });
    show({ text: words.delete.done });
  };
  const footer = (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onPress={onClose}>
        {words.delete.keep}
      </Button>
      <Button variant="danger" onPress={() => void remove()}>
        {words.delete.confirm}
      </Button>
    </div>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.delete.title}
      subtitle={list.name ?? ""}
      size="s"
      footer={footer}
    >
      <p className="type-body">{words.delete.detail({ n: list.properties.length })}</p>
      {list.share && <p className="mt-2 type-body">{words.delete.link}</p>}
    </Dialog>
  );
}
