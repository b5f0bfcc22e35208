import { useState } from "react";
import { MAX_LIST_PROPERTIES, type SavedList } from "#domain/list/saved-list.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { CheckLine } from "#web/ui/field/checkbox.tsx";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import { NewList } from "./new-list.tsx";
import { changeLists, heartList, useLists } from "./saved-lists.ts";
import { useListName } from "./use-list-name.ts";

type Props = { isOpen: boolean; onClose: () => void; propertyId: number };

/** The lists of a guest; a tick puts the property into one at once. */
export default function ListPicker({ isOpen, onClose, propertyId }: Props) {
  const words = useNamespace("lists");
  const path = usePaths();
  const stored = useLists() ?? [];
  // A guest who has saved nothing yet still has the default list to choose.
  const [first] = useState(() => heartList(localStorage));
  const lists = stored.some(({ name }) => name === null) ? stored : [first.list, ...stored];
  const choose = (list: SavedList, isChosen: boolean) =>
    changeLists(localStorage, [
      ...(list.id === first.list.id ? first.creating : []),
      { kind: isChosen ? "save" : "remove", list: list.id, property: propertyId },
    ]);
  const addTo = (id: string) => changeLists(localStorage, [{ kind: "save", list: id, property: propertyId }]);
  const footer = (
    <div className="flex flex-wrap justify-end gap-3">
      <ButtonLink to={path("saved")} variant="secondary">
        {words.see}
      </ButtonLink>
      <Button onPress={onClose}>{words.done}</Button>
    </div>
  );
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={words.choose} footer={footer}>
      <ul className="grid">
        {lists.map((list) => (
          <li key={list.id}>
            <Choice list={list} propertyId={propertyId} onChoose={(isChosen) => choose(list, isChosen)} />
          </li>
        ))}
      </ul>
      <div className="mt-4 border-border border-t pt-4">
        <NewList onCreated={addTo} />
      </div>
    </BottomSheet>
  );
}

type ChoiceProps = { list: SavedList; propertyId: number; onChoose: (isChosen: boolean) => void };

function Choice({ list, propertyId, onChoose }: ChoiceProps) {
  const words = useNamespace("lists");
  const nameOf = useListName();
  const isChosen = list.properties.some(({ id }) => id === propertyId);
  const isFull = !isChosen && list.properties.length >= MAX_LIST_PROPERTIES;
  return (
    <CheckLine
      label={<bdi>{nameOf(list)}</bdi>}
      checked={isChosen}
      disabled={isFull}
      onChange={onChoose}
      detail={
        <span className="ms-auto whitespace-nowrap text-text-2 type-small">
          {isFull ? words.full : words.homes({ n: list.properties.length })}
        </span>
      }
    />
  );
}
