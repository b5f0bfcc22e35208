import { type ComponentType, useEffect, useEffectEvent, useReducer } from "react";
import type { Language } from "#domain/site/language.ts";
import { loadNamespace } from "#web/i18n/lazy-namespaces.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import type { OpenCalendarProps, StayPickerProps } from "./calendar/calendar-props.ts";
import { type PickerLayout, usePickerLayout } from "./use-picker-layout.ts";
import type { StayPickerControl } from "./use-stay-picker.ts";

const fetchers: Record<PickerLayout, () => Promise<{ default: ComponentType<OpenCalendarProps> }>> = {
  popover: () => import("./stay-popover.tsx"),
  sheet: () => import("./stay-sheet.tsx"),
};
const fetched: Partial<Record<PickerLayout, ComponentType<OpenCalendarProps>>> = {};

/** The calendar, fetched when it is first opened. Its place in the tree does not matter: it hangs on the fields. */
export function StayPicker({ picker, layout, collapsed, nightly }: StayPickerProps) {
  const ownLayout = usePickerLayout();
  const Calendar = useCalendarOf(layout ?? ownLayout, picker);
  return Calendar && <Calendar picker={picker} collapsed={collapsed} nightly={nightly} />;
}

/** A calendar that cannot be fetched closes again and says so; the next tap tries once more. */
function useCalendarOf(layout: PickerLayout, { state, send }: StayPickerControl) {
  const t = useMessages();
  const language = useLanguage();
  const show = useSnackbar();
  const [, arrived] = useReducer((times: number) => times + 1, 0);
  const onFailure = useEffectEvent(() => {
    send({ type: "discard" });
    show({ text: t.error.default });
  });
  useEffect(() => {
    if (!state.open) return;
    let isGone = false;
    fetchCalendar(layout, language).then(
      () => !isGone && arrived(),
      () => !isGone && onFailure(),
    );
    return () => {
      isGone = true;
    };
  }, [state.open, layout, language]);
  return fetched[layout];
}

/** Fetches the calendar and its words ahead, when a guest points at the fields. */
export function preloadCalendar(layout: PickerLayout, language: Language): void {
  fetchCalendar(layout, language).catch(() => {});
}

async function fetchCalendar(layout: PickerLayout, language: Language): Promise<void> {
  const [part] = await Promise.all([fetchers[layout](), loadNamespace(language, "picker")]);
  fetched[layout] = part.default;
}
