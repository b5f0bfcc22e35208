import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { loadNamespace, type Namespace } from "#web/i18n/lazy-namespaces.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";

/** The module of a dialog, and the lazy namespaces of its messages. */
export type DialogModule = { load: () => Promise<{ default: ComponentType }>; namespaces?: readonly Namespace[] };

type Props = DialogModule & {
  /** The modal keys of the URL that open it; most dialogs have one. */
  dialogs: { isOpen: boolean; close: () => void }[];
};

/** A dialog that loads when it first opens. When loading fails, it closes again and a snackbar reports it. */
export function LazyDialog({ load, namespaces = none, dialogs }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const show = useSnackbar();
  const [Part, setPart] = useState<ComponentType | null>(null);
  const open = dialogs.find(({ isOpen }) => isOpen);
  const isNeeded = open !== undefined && Part === null;
  const giveUp = useEffectEvent(() => {
    open?.close();
    show({ text: t.error.default });
  });
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    Promise.all([load(), ...namespaces.map((name) => loadNamespace(language, name))]).then(
      ([{ default: Loaded }]) => isGone || setPart(() => Loaded),
      () => isGone || giveUp(),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, load, namespaces, language]);
  return Part && <Part />;
}

const none: readonly Namespace[] = [];
