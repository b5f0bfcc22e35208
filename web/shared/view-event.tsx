import { useEffect, useRef } from "react";
import type { EventArguments, EventName } from "#domain/analytics/events.ts";
import { trackView, viewEvent } from "#web/lib/analytics/view-event.ts";

/** Records an event when it is shown; an untouched page does so before hydration. */
export function ViewEvent<Name extends EventName>({ name, data }: { name: Name; data: EventArguments<Name>[0] }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => trackView(element.current), []);
  return <span ref={element} hidden {...viewEvent(name, data)} />;
}
