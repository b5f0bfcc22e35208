import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { MAX_LIST_NAME, MAX_LISTS, readListName } from "#domain/list/saved-list.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { readLists } from "./list-store.ts";
import { changeLists } from "./saved-lists.ts";
import { useNameFault } from "./use-name-fault.ts";

type Props = { onCreated: (list: string) => void };

/** A field for the name of a new list. */
export function NewList({ onCreated }: Props) {
  const words = useNamespace("lists");
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const faultOf = useNameFault();
  const create = (event: FormEvent) => {
    event.preventDefault();
    const fault = readLists(localStorage).length >= MAX_LISTS ? words.tooMany({ n: MAX_LISTS }) : faultOf(typed);
    setError(fault);
    const name = readListName(typed);
    if (fault || name === null) return;
    const list = crypto.randomUUID();
    changeLists(localStorage, [{ kind: "create", list, name }]);
    setTyped("");
    onCreated(list);
  };
  return (
    <form onSubmit={create} noValidate className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 grow">
        <TextField
          label={words.newName}
          value={typed}
          onChange={setTyped}
          error={error}
          maxLength={MAX_LIST_NAME}
          autoComplete="off"
          dir="auto"
        />
      </div>
      <Button type="submit" variant="secondary" icon={Plus}>
        {words.create}
      </Button>
    </form>
  );
}
