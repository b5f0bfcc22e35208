import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { SavedList } from "#domain/list/saved-list.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NewList } from "#web/saved-lists/new-list.tsx";
import { useListName } from "#web/saved-lists/use-list-name.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Chip } from "#web/ui/action/chip.tsx";
import { ChipLink } from "#web/ui/action/chip-link.tsx";

/** As many fit into the first view of a phone. */
const MAX_FIRST = 8;

type Props = { lists: readonly SavedList[]; shown: string };

/** All lists of the guest as links, and a field for a new one. */
export function ListTabs({ lists, shown }: Props) {
  const words = useNamespace("lists");
  const nameOf = useListName();
  const path = usePaths();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [isAll, setAll] = useState(false);
  const isMany = lists.length > MAX_FIRST;
  const links = isMany && !isAll ? lists.filter(({ id }, index) => index < MAX_FIRST || id === shown) : lists;
  const open = (list: string) => {
    setAdding(false);
    navigate(path("saved", { list }), { preventScrollReset: true });
  };
  return (
    <nav aria-label={words.nav} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {links.map((list) => (
          <li key={list.id} className="min-w-0">
            <ChipLink to={path("saved", list.name === null ? {} : { list: list.id })} isCurrent={list.id === shown}>
              <bdi className="max-w-[80vw] truncate">{nameOf(list)}</bdi>
              <span className="tabular-nums">{list.properties.length}</span>
            </ChipLink>
          </li>
        ))}
        {isMany && (
          <li>
            <Chip isSelected={isAll} onPress={() => setAll(!isAll)}>
              {words.all({ n: lists.length })}
            </Chip>
          </li>
        )}
        <li>
          <Chip icon={Plus} isSelected={isAdding} onPress={() => setAdding(!isAdding)}>
            {words.add}
          </Chip>
        </li>
      </ul>
      {isAdding && (
        <div className="mt-3 max-w-[480px]">
          <NewList onCreated={open} />
        </div>
      )}
    </nav>
  );
}
