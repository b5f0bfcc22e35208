import { useState } from "react";
import type { SavedList } from "#domain/list/saved-list.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { unshareList } from "#web/saved-lists/send-shared.ts";
import { useMember } from "#web/session/use-member.ts";
import { Button } from "#web/ui/action/button.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { Switch } from "#web/ui/field/switch.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { type ShareChoice, shareKnown } from "./share-known.ts";
import { ShareLink } from "./share-link.tsx";
import { storeStay } from "./store-stay.ts";
import type { ListChoice } from "./use-list-choice.ts";

/** `shown`: the dates and guests of the prices that the owner sees. */
type Content = { list: SavedList; shown: Pick<ListChoice, "stay" | "party"> };
type Props = Content & { isOpen: boolean; onClose: () => void };

/** Creates the link of a list, changes what it shows, and ends it. */
export default function ShareDialog({ isOpen, onClose, ...content }: Props) {
  const words = useNamespace("lists");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.share.title}>
      <ShareForm {...content} />
    </Dialog>
  );
}

function ShareForm({ list, shown }: Content) {
  const { share: words } = useNamespace("lists");
  const member = useMember();
  const show = useSnackbar();
  const [how, setHow] = useState<ShareChoice>({ mayVote: true, withNotes: false });
  const [isBusy, setBusy] = useState(false);
  const chosen = list.share ?? how;
  const send = async (work: () => Promise<unknown>, text?: string) => {
    setBusy(true);
    try {
      await work();
      if (text) show({ text });
    } catch {
      show({ text: words.failed });
    } finally {
      setBusy(false);
    }
  };
  const change = (part: Partial<ShareChoice>) => {
    const next = { mayVote: chosen.mayVote, withNotes: chosen.withNotes, ...part };
    setHow(next);
    if (list.share) void send(() => shareKnown(list, next));
  };
  return (
    <div className="grid gap-3" aria-busy={isBusy}>
      <p className="text-text-2 type-body">{words.lead}</p>
      <Switch
        label={words.mayVote}
        hint={words.mayVoteHint}
        checked={chosen.mayVote}
        onChange={(mayVote) => change({ mayVote })}
      />
      <Switch
        label={words.withNotes}
        hint={words.withNotesHint}
        checked={chosen.withNotes}
        onChange={(withNotes) => change({ withNotes })}
      />
      {!member && <p className="text-text-2 type-small">{words.guest}</p>}
      {list.share ? (
        <>
          <ShareLink list={list} share={list.share} party={shown.party} />
          <Button
            variant="quiet"
            busy={isBusy}
            full
            onPress={() => void send(() => unshareList(list.id), words.stopped)}
          >
            {words.stop}
          </Button>
        </>
      ) : (
        <Button busy={isBusy} full onPress={() => void send(() => shareAsShown(list, shown.stay, how))}>
          {words.create}
        </Button>
      )}
    </div>
  );
}

/** Friends see the prices of the dates that the owner sees. */
async function shareAsShown(list: SavedList, stay: Stay, how: ShareChoice): Promise<void> {
  const hasStay = list.properties.length > 0;
  if (hasStay) storeStay(list, stay);
  await shareKnown(hasStay ? { ...list, stay } : list, how);
}
