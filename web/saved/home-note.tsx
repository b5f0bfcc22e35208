import { ListPlus, NotebookPen } from "lucide-react";
import { useState } from "react";
import { hasCardNumber } from "#domain/guest/card-in-text.ts";
import { MAX_NOTE, readNote, type SavedProperty } from "#domain/list/saved-list.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { changeLists } from "#web/saved-lists/saved-lists.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextArea } from "#web/ui/field/text-area.tsx";
import { actionClasses } from "./action-classes.ts";

const ListPicker = lazyDialog({ load: () => import("#web/saved-lists/list-picker.tsx"), namespaces: ["lists"] });

type Props = { list: string; property: SavedProperty };

/** The guest's note about a home of a list, and the choice of other lists for it. */
export function HomeNote({ list, property }: Props) {
  const words = useNamespace("lists");
  const [isEditing, setEditing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { id, note } = property;
  if (isEditing) return <NoteForm list={list} property={property} onDone={() => setEditing(false)} />;
  return (
    <div className="px-1 pt-2">
      {note && (
        <p className="mt-1 whitespace-pre-line wrap-anywhere text-text type-small" dir="auto">
          {note}
        </p>
      )}
      <div className="flex flex-wrap gap-x-1">
        <button type="button" onClick={() => setEditing(true)} className={actionClasses}>
          <Icon icon={NotebookPen} size="s" />
          {note ? words.note.edit : words.note.add}
        </button>
        <button type="button" onClick={() => setChoosing(true)} className={actionClasses}>
          <Icon icon={ListPlus} size="s" />
          {words.inLists}
        </button>
      </div>
      {isChoosing && (
        <ListPicker isOpen onClose={() => setChoosing(false)} propertyId={id} waiting={{ title: words.choose }} />
      )}
    </div>
  );
}

function NoteForm({ list, property: { id, note }, onDone }: Props & { onDone: () => void }) {
  const { note: words } = useNamespace("lists");
  const [typed, setTyped] = useState(note);
  const [error, setError] = useState<string>();
  const save = () => {
    if (hasCardNumber(typed)) return setError(words.card);
    changeLists(localStorage, [{ kind: "note", list, property: id, note: readNote(typed) }]);
    onDone();
  };
  return (
    <ScriptedForm onSubmit={save} className="grid gap-2 px-1 pt-2">
      <TextArea
        label={words.label}
        value={typed}
        onChange={setTyped}
        error={error}
        maxLength={MAX_NOTE}
        rows={3}
        dir="auto"
        counter={words.left({ n: Math.max(0, MAX_NOTE - typed.length) })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{words.save}</Button>
        <Button variant="quiet" onPress={onDone}>
          {words.cancel}
        </Button>
      </div>
    </ScriptedForm>
  );
}
