import { type LucideIcon, Pencil, Share2, ThumbsUp, Trash2, Vote } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { writeParty } from "#domain/guest/party.ts";
import type { SavedList } from "#domain/list/saved-list.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { actionClasses } from "./action-classes.ts";
import type { ListChoice } from "./use-list-choice.ts";

const RenameDialog = lazyDialog({ load: () => import("./rename-dialog.tsx"), namespaces: ["lists"] });
const DeleteDialog = lazyDialog({ load: () => import("./delete-dialog.tsx"), namespaces: ["lists"] });
const ShareDialog = lazyDialog({ load: () => import("./share-dialog.tsx"), namespaces: ["lists"] });
const VotesDialog = lazyDialog({ load: () => import("./votes-dialog.tsx"), namespaces: ["lists"] });

type Props = { list: SavedList; shown: Pick<ListChoice, "stay" | "party"> };

/** What a guest can do with a list. The default list keeps its name and stays. */
export function ListActions({ list, shown }: Props) {
  const words = useNamespace("lists");
  const path = usePaths();
  const [open, setOpen] = useState<"share" | "votes" | "rename" | "delete" | null>(null);
  const dialog = (name: NonNullable<typeof open>) => ({
    ...{ list, isOpen: open === name, onClose: () => setOpen(null) },
    waiting: { title: words.actions[name] },
  });
  return (
    <div className="mt-2 flex flex-wrap gap-x-2">
      <Action icon={Share2} onPress={() => setOpen("share")}>
        {list.share ? words.actions.shared : words.actions.share}
      </Action>
      {list.share?.mayVote && (
        <Link
          to={path("sharedList", { token: list.share.token, ...writeParty(shown.party) })}
          className={actionClasses}
        >
          <Icon icon={ThumbsUp} />
          {words.actions.vote}
        </Link>
      )}
      {list.share && (
        <Action icon={Vote} onPress={() => setOpen("votes")}>
          {words.actions.votes}
        </Action>
      )}
      {list.name !== null && (
        <>
          <Action icon={Pencil} onPress={() => setOpen("rename")}>
            {words.actions.rename}
          </Action>
          <Action icon={Trash2} onPress={() => setOpen("delete")}>
            {words.actions.delete}
          </Action>
        </>
      )}
      <ShareDialog {...dialog("share")} shown={shown} />
      <VotesDialog {...dialog("votes")} />
      <RenameDialog {...dialog("rename")} />
      <DeleteDialog {...dialog("delete")} />
    </div>
  );
}

type ActionProps = { icon: LucideIcon; onPress: () => void; children: ReactNode };

function Action({ icon, onPress, children }: ActionProps) {
  return (
    <button type="button" onClick={onPress} className={actionClasses}>
      <Icon icon={icon} />
      {children}
    </button>
  );
}
