import type { SavedList } from "#domain/list/saved-list.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { changeLists } from "#web/saved-lists/saved-lists.ts";
import { useNameField } from "#web/saved-lists/use-name-field.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

type Props = { isOpen: boolean; onClose: () => void; list: SavedList };

export default function RenameDialog({ isOpen, onClose, list }: Props) {
  const words = useNamespace("lists");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.rename.title} size="s">
      <RenameForm list={list} onDone={onClose} />
    </Dialog>
  );
}

function RenameForm({ list, onDone }: { list: SavedList; onDone: () => void }) {
  const words = useNamespace("lists");
  const field = useNameField(list);
  const rename = () => {
    const name = field.read();
    if (name === null) return;
    changeLists(localStorage, [{ kind: "rename", list: list.id, name }]);
    onDone();
  };
  return (
    <ScriptedForm onSubmit={rename} className="grid gap-4">
      <TextField label={words.rename.name} {...field.props} />
      <Button type="submit" full>
        {words.rename.submit}
      </Button>
    </ScriptedForm>
  );
}
