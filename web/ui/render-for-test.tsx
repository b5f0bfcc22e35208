import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { directionOf, type Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { registerNamespaces } from "#web/i18n/lazy-namespaces.ts";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { eventually } from "#web/lib/eventually-for-test.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders a component into an empty page in one language. */
export async function render(node: ReactNode, language: Language = "en") {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.body.replaceChildren();
  registerNamespaces(language, lazyMessagesOf(language));
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const show = (shown: ReactNode) =>
    act(async () => {
      root.render(
        <MemoryRouter>
          <MessagesProvider language={language} messages={messagesOf(language)}>
            {shown}
          </MessagesProvider>
        </MemoryRouter>,
      );
    });
  await show(node);
  return { container, show, leave: () => act(async () => root.unmount()) };
}

/** The only element that matches a selector; throws otherwise. */
export function the<E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E {
  const found = within.querySelectorAll<E>(selector);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} elements match ${selector}`);
  return found[0];
}

/** Waits until an expectation about the page holds, while React applies its updates. */
export function until<Result>(expectation: () => Result): Promise<Result> {
  return eventually(async () => {
    await act(async () => {});
    return expectation();
  });
}

/** Waits for a dialog, whose module is requested after a paint. */
export const dialogOpens = () => until(() => the("[role=dialog]"));
