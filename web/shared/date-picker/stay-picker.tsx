import { type ComponentType, useEffect, useEffectEvent, useReducer } from "react";
import type { Language } from "#domain/site/language.ts";
import { loadNamespace } from "#web/i18n/lazy-namespaces.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import type { OpenCalendarProps, StayPickerProps } from "./calendar/calendar-props.ts";
import { type PickerLayout, usePickerLayout } from "./use-picker-layout.ts";
import type { StayPickerControl } from "./use-stay-picker.ts";

const loaders: Record<PickerLayout, () => Promise<{ default: ComponentType<OpenCalendarProps> }>> = {
  popover: () => import("./stay-popover.tsx"),
  sheet: () => import("./stay-sheet.tsx"),
};
const loaded: Partial<Record<PickerLayout, ComponentType<OpenCalendarProps>>> = {};

/** The calendar; it loads when it first opens. It renders into the container of the fields. */
export function StayPicker({ picker, layout, collapsed, nightly }: StayPickerProps) {
  const ownLayout = usePickerLayout();
  const Calendar = useCalendarOf(layout ?? ownLayout, picker);
  return Calendar && <Calendar picker={picker} collapsed={collapsed} nightly={nightly} />;
}

/** A calendar that fails to load closes again and shows a message; the next tap loads it again. */
function useCalendarOf(layout: PickerLayout, { state, send }: StayPickerControl) {
  const t = useMessages();
  const language = useLanguage();
  const show = useSnackbar();
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const onFailure = useEffectEvent(() => {
    send({ type: "discard" });
    show({ text: t.error.default });
  });
  useEffect(() => {
    if (!state.open) return;
    let isUnmounted = false;
    loadCalendar(layout, language).then(
      () => !isUnmounted && rerender(),
      () => !isUnmounted && onFailure(),
    );
    return () => {
      isUnmounted = true;
    };
  }, [state.open, layout, language]);
  return loaded[layout];
}

/** Loads the calendar and its messages when the pointer is over the fields. */
export function preloadCalendar(layout: PickerLayout, language: Language): void {
  loadCalendar(layout, language).catch(() => {});
}

async function loadCalendar(layout: PickerLayout, language: Language): Promise<void> {
  const [part] = await Promise.all([loaders[layout](), loadNamespace(language, "picker")]);
  loaded[layout] = part.default;
}
