import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from "react";
import { loadNamespace, type Namespace } from "#web/i18n/lazy-namespaces.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import type { SheetShape } from "./open-waiting-sheet.ts";
import { prefetchOnApproach } from "./prefetch-on-approach.ts";
import { useDialogLoad } from "./use-dialog-load.ts";

/** The module of a dialog, and the lazy namespaces of its messages. */
export type DialogModule<Props = object> = {
  load: () => Promise<{ default: ComponentType<Props> }>;
  namespaces?: readonly Namespace[];
  shape?: SheetShape;
  /** A large module, such as a map, loads only when its dialog opens. Others load when the guest reaches their control. */
  isLarge?: boolean;
};

type Opened = { isOpen: boolean; title: string; onClose: () => void; isQuiet?: boolean | undefined };

type Props = DialogModule & {
  /** The title of the waiting sheet. */
  title: string;
  /** The modal keys of the URL that open it; most dialogs have one. */
  dialogs: { isOpen: boolean; close: () => void }[];
};

/** A dialog that has loaded when it opens, or shows the waiting sheet until it has. */
export function LazyDialog({ dialogs, title, ...module }: Props) {
  const open = dialogs.find(({ isOpen }) => isOpen);
  const Part = useDialogModule(module, { isOpen: open !== undefined, title, onClose: () => open?.close() });
  return Part && <Part />;
}

type OwnProps = { isOpen: boolean; onClose: () => void };

/** The same for a dialog with props. */
export function lazyDialog<Props extends OwnProps>(module: DialogModule<Props>) {
  return function Lazy({ waiting, ...props }: Props & { waiting: Pick<Opened, "title" | "isQuiet"> }) {
    const own = props as unknown as Props;
    const Part = useDialogModule(module, { isOpen: own.isOpen, onClose: own.onClose, ...waiting });
    return (
      Part && (
        <Suspense>
          <Part {...own} />
        </Suspense>
      )
    );
  };
}

function useDialogModule<Props>(module: DialogModule<Props>, { isOpen, ...opened }: Opened) {
  const { namespaces = [], shape, isLarge = false } = module;
  const language = useLanguage();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const loadAll = async () => {
    const [loaded] = await Promise.all([module.load(), ...namespaces.map((name) => loadNamespace(language, name))]);
    return loaded.default;
  };
  const { title } = opened;
  const load = useEffectEvent(loadAll);
  useEffect(() => (isLarge ? undefined : prefetchOnApproach(title, load)), [isLarge, title]);
  useDialogLoad({
    isNeeded: isOpen && Part === null,
    load: loadAll,
    onLoad: (Loaded) => setPart(() => Loaded),
    shape,
    ...opened,
  });
  return Part;
}
