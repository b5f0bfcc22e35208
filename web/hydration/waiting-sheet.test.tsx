import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { messagesOf } from "#domain/message/messages.ts";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { WaitingSheet } from "./waiting-sheet.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("a sheet that was opened before hydration stays open with its title", async () => {
  const page = (
    <MessagesProvider language="en" messages={messagesOf("en")}>
      <WaitingSheet />
    </MessagesProvider>
  );
  document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`;
  const sheet = the<HTMLDialogElement>("#waiting-sheet");
  the("h2", sheet).textContent = "Select dates";
  sheet.dataset.owner = "early";
  sheet.showModal();
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(the("#page"), page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(the("#waiting-sheet")).toBe(sheet);
  expect(sheet.open).toBe(true);
  expect(the("h2", sheet).textContent).toBe("Select dates");
});
