import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { loadLate, type Namespace } from "#web/i18n/late-words.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";

/** Where a dialog lies and what it speaks beyond the words of the page. */
export type LatePart = { load: () => Promise<{ default: ComponentType }>; words?: readonly Namespace[] };

type Props = LatePart & {
  /** Its keys in the address; most have one. */ dialogs: { isOpen: boolean; close: () => void }[];
};

/** A dialog that is fetched when it is first opened. One that cannot be had closes again and says so; the page stays. */
export function LateDialog({ load, words = none, dialogs }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const show = useSnackbar();
  const [Part, setPart] = useState<ComponentType | null>(null);
  const open = dialogs.find(({ isOpen }) => isOpen);
  const isWanted = open !== undefined && Part === null;
  const giveUp = useEffectEvent(() => {
    open?.close();
    show({ text: t.error.default });
  });
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    Promise.all([load(), ...words.map((name) => loadLate(language, name))]).then(
      ([{ default: Fetched }]) => isGone || setPart(() => Fetched),
      () => isGone || giveUp(),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, load, words, language]);
  return Part && <Part />;
}

const none: readonly Namespace[] = [];
