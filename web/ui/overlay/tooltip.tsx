import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from "react-aria-components/Tooltip";
import { AriaLocale } from "../aria-locale.tsx";
import { useOverlayContainer } from "./overlay-container.ts";
import { useTooltip } from "./use-tooltip.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";

/** Screen readers that move between landmarks skip text outside of them. */
const LANDMARKS = "main, header, footer";

type Props = { text: string; children: ReactNode; isOpenAtFirst?: boolean };

/** A short description of the control inside it; it never contains necessary information. */
export function Tooltip({ text, children, isOpenAtFirst }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { state, listeners } = useTooltip(isOpenAtFirst);
  const { isOpen } = state;
  const home = useOverlayContainer();
  const [landmark, setLandmark] = useState<HTMLElement>();

  useEffect(() => setLandmark(anchor.current?.closest<HTMLElement>(LANDMARKS) ?? undefined), []);
  useEffect(() => {
    const control = anchor.current?.querySelector(FOCUSABLE);
    if (!isOpen || !control) return;
    return describe(control, id);
  }, [isOpen, id]);

  return (
    <>
      <span ref={anchor} className="inline-flex" {...listeners}>
        {children}
      </span>
      <AriaLocale>
        <TooltipTriggerStateContext value={state}>
          <AriaTooltip
            triggerRef={anchor}
            UNSTABLE_portalContainer={home ?? landmark}
            offset={8}
            className="type-caption z-toast max-w-[280px] rounded-control-sm bg-footer px-3 py-2 text-footer-text shadow-e2 transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
          >
            <span id={id}>{text}</span>
          </AriaTooltip>
        </TooltipTriggerStateContext>
      </AriaLocale>
    </>
  );
}

/** Adds the tooltip to the accessible description of the control; the returned function removes it. */
function describe(control: Element, id: string): () => void {
  const before = control.getAttribute("aria-describedby");
  control.setAttribute("aria-describedby", before ? `${before} ${id}` : id);
  return () =>
    before ? control.setAttribute("aria-describedby", before) : control.removeAttribute("aria-describedby");
}
