import type { EventArguments, EventName } from "#domain/analytics/events.ts";
import { track } from "./track.ts";

/** Elements whose event is recorded: before hydration and after it they are the same. */
const recorded = new WeakSet<Element>();

/** The attribute of an element whose being shown is an event. */
export function viewEvent<Name extends EventName>(name: Name, data: EventArguments<Name>[0]) {
  return { "data-view-event": JSON.stringify([name, data]) };
}

/** Records the event of an element once. */
export function trackView(element: HTMLElement | null): void {
  if (!element?.dataset.viewEvent || recorded.has(element)) return;
  recorded.add(element);
  const [name, data] = JSON.parse(element.dataset.viewEvent) as [EventName, object];
  track(name, data as never);
}
