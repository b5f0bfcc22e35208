import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { messagesOf } from "#domain/message/messages.ts";
import { sites } from "#domain/site/sites.ts";
import type { Day } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { riyalsOnly } from "#web/lib/api/cached-lists.ts";
import { SnackbarProvider } from "#web/ui/feedback/snackbar-provider.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { StayFields } from "./stay-fields.tsx";
import { StayPicker } from "./stay-picker.tsx";
import { useStayPicker } from "./use-stay-picker.ts";

type Received = { stay: Stay | null; address: string };

/** What the pickers reported to their owner since the page was shown, and the router of the page. */
export const shown = {
  received: [] as Received[],
  lapses: 0,
  router: undefined as unknown as ReturnType<typeof createMemoryRouter>,
  leave: async () => {},
};

type BoxProps = { name?: string; start?: Stay | null; free?: ReadonlySet<Day> | undefined };

export function Box({ name = "stay", start = null, free }: BoxProps) {
  const [saved, setSaved] = useState(start);
  const picker = useStayPicker({
    saved,
    name,
    availableDates: free,
    onConfirm: (stay) => {
      shown.received.push({ stay, address: shown.router.state.location.search });
      setSaved(stay);
    },
    onLapse: () => {
      shown.lapses += 1;
    },
  });
  return (
    <div id={name}>
      <StayFields picker={picker} page="home" checkInFrom="15:00" />
      <StayPicker picker={picker} layout="popover" />
    </div>
  );
}

export async function showPickers(page: React.ReactNode, path = "/") {
  const data = { site: sites[0], currency: "SAR", currencies: riyalsOnly };
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => data, element: page }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: data } },
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  Object.assign(shown, { received: [], lapses: 0, router, leave: () => act(async () => root.unmount()) });
  await act(async () =>
    root.render(
      <MessagesProvider language="en" messages={messagesOf("en")}>
        <SnackbarProvider>
          <RouterProvider router={router} />
        </SnackbarProvider>
      </MessagesProvider>,
    ),
  );
  await settled();
}

/** The calendar loads and the URL changes asynchronously. */
export async function settled() {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(20);
      await new Promise((done) => setImmediate(done));
    });
  }
}

export async function press(selector: string) {
  await act(async () => the(selector).click());
  await settled();
}
