import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { SnackbarBox } from "#web/ui/feedback/snackbar-box.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import type { ModalProps } from "#web/ui/overlay/modal-frame.tsx";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

const Dialog = lazy(async () => ({ default: (await import("#web/ui/overlay/dialog.tsx")).Dialog }));
const Drawer = lazy(async () => ({ default: (await import("#web/ui/overlay/drawer.tsx")).Drawer }));
const BottomSheet = lazy(async () => ({ default: (await import("#web/ui/overlay/bottom-sheet.tsx")).BottomSheet }));
const Popover = lazy(async () => ({ default: (await import("#web/ui/overlay/popover.tsx")).Popover }));
const Tooltip = lazy(async () => ({ default: (await import("#web/ui/overlay/tooltip.tsx")).Tooltip }));

type StoryProps = { panel: Panel };
type Modal = Pick<ModalProps, "isOpen" | "onClose">;

/** A button and the overlay it opens; alone on a page the overlay is open at first. */
function Opener({ panel, children }: { panel: Panel; children: (modal: Modal) => ReactNode }) {
  const [isOpen, setOpen] = useState(panel.isAlone);
  return (
    <State name={panel.samples.states.default}>
      <Button onPress={() => setOpen(true)}>{panel.samples.actions.openIt}</Button>
      <Suspense>{children({ isOpen, onClose: () => setOpen(false) })}</Suspense>
    </State>
  );
}

function Choice({ yes, no, onPress }: { yes: string; no: string; onPress: () => void }) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row-reverse">
      <Button onPress={onPress}>{yes}</Button>
      <Button variant="secondary" onPress={onPress}>
        {no}
      </Button>
    </div>
  );
}

export function DialogStory({ panel }: StoryProps) {
  const { cancel, actions } = panel.samples;
  return (
    <Opener panel={panel}>
      {(modal) => (
        <Dialog
          {...modal}
          title={cancel.title}
          size="s"
          isBlocking
          footer={<Choice yes={actions.cancelBooking} no={actions.keepBooking} onPress={modal.onClose} />}
        >
          <p>{cancel.text}</p>
        </Dialog>
      )}
    </Opener>
  );
}

export function DialogLongStory({ panel }: StoryProps) {
  const { rules, longName, paragraph } = panel.samples;
  return (
    <Opener panel={panel}>
      {(modal) => (
        <Dialog {...modal} title={longName} size="l" phone="screen">
          <Rules title={rules.title} rules={rules.rules} />
          {Array.from({ length: 12 }, (_, index) => index).map((index) => (
            <p key={index} className="pt-4">
              {paragraph}
            </p>
          ))}
        </Dialog>
      )}
    </Opener>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <>
      <h3 className="type-h3">{title}</h3>
      <ul className="list-disc ps-5">
        {rules.map((rule) => (
          <li key={rule} className="pt-2">
            {rule}
          </li>
        ))}
      </ul>
    </>
  );
}

export function DrawerStory({ panel }: StoryProps) {
  const { filters, actions, rules } = panel.samples;
  return (
    <Opener panel={panel}>
      {(modal) => (
        <Drawer
          {...modal}
          title={filters.title}
          footer={<Choice yes={filters.show} no={actions.clear} onPress={modal.onClose} />}
        >
          <Rules title={rules.title} rules={rules.rules} />
        </Drawer>
      )}
    </Opener>
  );
}

export function BottomSheetStory({ panel }: StoryProps) {
  const { fields, sorts, actions } = panel.samples;
  return (
    <Opener panel={panel}>
      {(modal) => (
        <BottomSheet
          {...modal}
          title={fields.sort}
          footer={
            <Button full onPress={modal.onClose}>
              {actions.apply}
            </Button>
          }
        >
          <ul>
            {sorts.map((sort) => (
              <li key={sort} className="flex min-h-12 items-center border-border border-b">
                {sort}
              </li>
            ))}
          </ul>
        </BottomSheet>
      )}
    </Opener>
  );
}

export function PopoverStory({ panel }: StoryProps) {
  const { weekend } = panel.samples;
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <span ref={anchor} className="w-fit">
      <Opener panel={panel}>
        {(modal) => (
          <Popover {...modal} triggerRef={anchor} label={weekend.title}>
            <p className="type-h3">{weekend.title}</p>
            <p className="type-small text-text-2">{weekend.text}</p>
          </Popover>
        )}
      </Opener>
    </span>
  );
}

export function TooltipStory({ panel }: StoryProps) {
  const { states, actions, tooltip } = panel.samples;
  return (
    <State name={states.default} isWide>
      <Suspense>
        <span className="block h-8" />
        <Tooltip text={tooltip} isOpenAtFirst={panel.isAlone}>
          <Button>{actions.reserve}</Button>
        </Tooltip>
      </Suspense>
    </State>
  );
}

export function SnackbarStory({ panel: { isAlone, samples } }: StoryProps) {
  const { states, actions, snackbars } = samples;
  const show = useSnackbar();
  useEffect(() => {
    if (isAlone) show({ text: snackbars.blocked });
  }, [isAlone, show, snackbars.blocked]);
  const undo = { label: snackbars.undo, onPress: () => show({ text: snackbars.blocked }) };
  const nothing = () => {};
  return (
    <>
      <State name={states.default} isWide>
        <SnackbarBox message={{ text: snackbars.removed, action: undo }} onDismiss={nothing} />
      </State>
      <State name={states.longText} isWide>
        <SnackbarBox message={{ text: snackbars.long, action: undo }} onDismiss={nothing} />
      </State>
      <State name={actions.openIt}>
        <Button onPress={() => show({ text: snackbars.removed, action: undo })}>{actions.openIt}</Button>
      </State>
    </>
  );
}
