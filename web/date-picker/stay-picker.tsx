import { type ComponentType, useReducer } from "react";
import type { Language } from "#domain/language/language.ts";
import { afterPaint } from "#web/hydration/after-paint.ts";
import { useDialogLoad } from "#web/hydration/use-dialog-load.ts";
import { loadNamespace } from "#web/i18n/lazy-namespaces.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import type { OpenCalendarProps, StayPickerProps } from "./calendar/calendar-props.ts";
import { type PickerLayout, usePickerLayout } from "./use-picker-layout.ts";
import type { StayPickerControl } from "./use-stay-picker.ts";

const loaders: Record<PickerLayout, () => Promise<{ default: ComponentType<OpenCalendarProps> }>> = {
  popover: () => import("./stay-popover.tsx"),
  sheet: () => import("./stay-sheet.tsx"),
};
const loaded: Partial<Record<PickerLayout, ComponentType<OpenCalendarProps>>> = {};

/** The calendar; it loads when the guest reaches the fields, or when it first opens. It renders into the container of the fields. */
export function StayPicker({ picker, layout, collapsed, nightly, flexible }: StayPickerProps) {
  const ownLayout = usePickerLayout();
  const Calendar = useCalendarOf(layout ?? ownLayout, picker);
  return Calendar && <Calendar picker={picker} collapsed={collapsed} nightly={nightly} flexible={flexible} />;
}

/** The waiting sheet stands in for the calendar of a phone until it has loaded. */
function useCalendarOf(layout: PickerLayout, { state, send }: StayPickerControl) {
  const t = useMessages();
  const language = useLanguage();
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useDialogLoad({
    isNeeded: state.open,
    load: () => loadCalendar(layout, language),
    onLoad: rerender,
    title: t.search.selectDates,
    shape: layout === "popover" ? "sheet" : "screen",
    isQuiet: layout === "popover",
    onClose: () => send({ type: "discard" }),
  });
  return loaded[layout];
}

/** Loads the calendar and its messages when the pointer is over the fields. */
export function preloadCalendar(layout: PickerLayout, language: Language): void {
  afterPaint()
    .then(() => loadCalendar(layout, language))
    .catch(() => {});
}

async function loadCalendar(layout: PickerLayout, language: Language): Promise<void> {
  const [part] = await Promise.all([loaders[layout](), loadNamespace(language, "picker")]);
  loaded[layout] = part.default;
}
