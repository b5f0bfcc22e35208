import { X } from "lucide-react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { AriaLocale } from "#web/ui/aria-locale.tsx";
import ResultsMap, { type ResultsMapProps } from "./results-map.tsx";

type Props = Omit<ResultsMapProps, "layout" | "onList"> & { isOpen: boolean; onClose: () => void };

/** The map as a screen of its own, where the window is too narrow for list and map side by side. */
export default function MapScreen({ isOpen, onClose, ...results }: Props) {
  const t = useMessages();
  const words = useNamespace("map");
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        data-overlay=""
        className="fixed inset-0 z-dialog h-(--visual-viewport-height) transition-opacity duration-260 ease-standard data-entering:opacity-0 data-exiting:opacity-0 motion-reduce:duration-[1ms]"
      >
        <Modal className="size-full bg-surface text-text">
          <Dialog className="flex size-full flex-col outline-none">
            <div className="flex min-h-14 shrink-0 items-center gap-2 border-border border-b ps-4 pe-1.5">
              <Heading slot="title" level={2} className="min-w-0 grow py-2 type-h3">
                {words.region({ city: results.city.value })}
              </Heading>
              <IconButton icon={X} label={t.ui.close} onPress={onClose} />
            </div>
            <div className="relative min-h-0 grow">
              <ResultsMap {...results} layout="screen" onList={onClose} />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
