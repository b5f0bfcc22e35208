import { Plus } from "lucide-react";
import { MAX_LISTS } from "#domain/list/saved-list.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { readLists } from "./list-store.ts";
import { changeLists } from "./saved-lists.ts";
import { useNameField } from "./use-name-field.ts";

type Props = { onCreated: (list: string) => void };

/** A field for the name of a new list. */
export function NewList({ onCreated }: Props) {
  const words = useNamespace("lists");
  const field = useNameField();
  const create = () => {
    const isFull = readLists(localStorage).length >= MAX_LISTS;
    const name = field.read(isFull ? words.tooMany({ n: MAX_LISTS }) : undefined);
    if (name === null) return;
    const list = crypto.randomUUID();
    changeLists(localStorage, [{ kind: "create", list, name }]);
    field.clear();
    onCreated(list);
  };
  return (
    <ScriptedForm onSubmit={create} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 grow">
        <TextField label={words.newName} {...field.props} />
      </div>
      <Button type="submit" variant="secondary" icon={Plus}>
        {words.create}
      </Button>
    </ScriptedForm>
  );
}
