import { act, Suspense, use } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { registerNamespaces } from "#web/i18n/lazy-namespaces.ts";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { useForm } from "./use-form.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Amounts() {
  const form = useForm({ id: "gift", initial: { amount: "250" }, validate: () => ({}), labels: { amount: "Amount" } });
  return (
    <fieldset id={form.idOf("amount")}>
      {["250", "500"].map((value) => (
        <input
          key={value}
          type="radio"
          name="amount"
          value={value}
          checked={form.values.amount === value}
          onChange={() => form.change({ amount: value })}
        />
      ))}
      <output>{form.values.amount}</output>
    </fieldset>
  );
}

test("what a guest chose before hydration, or what a reload restored, is what the form sends", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  registerNamespaces("en", lazyMessagesOf("en"));
  const shown = (
    <MessagesProvider language="en" messages={messagesOf("en")}>
      <Amounts />
    </MessagesProvider>
  );
  page.innerHTML = renderToString(shown);
  the<HTMLInputElement>("[value='500']").checked = true;
  const root = await act(async () => hydrateRoot(page, shown));
  expect(the("output").textContent).toBe("500");
  expect(the<HTMLInputElement>("[value='500']").checked).toBe(true);
  await act(async () => root.unmount());
});

const atOnce = Promise.resolve();

function Waiting({ until }: { until: Promise<void> }) {
  use(until);
  return null;
}

function Password({ until }: { until: Promise<void> }) {
  const form = useForm({ id: "leave", initial: { word: "" }, validate: () => ({}), labels: { word: "Word" } });
  return (
    <div>
      <input id={form.idOf("word")} name="word" value={form.values.word} readOnly />
      <button type="button" onClick={() => form.change({ word: "typed" })}>
        type
      </button>
      <output>{form.values.word}</output>
      <Waiting until={until} />
    </div>
  );
}

test("what a guest typed stays when a part that comes later hides the form for a moment", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  const shown = (until: Promise<void>) => (
    <MessagesProvider language="en" messages={messagesOf("en")}>
      <Suspense fallback={null}>
        <Password until={until} />
      </Suspense>
    </MessagesProvider>
  );
  await act(async () => root.render(shown(atOnce)));
  await act(async () => page.querySelector("button")?.click());
  expect(page.querySelector("output")?.textContent).toBe("typed");
  let arrive = () => {};
  const later = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await act(async () => root.render(shown(later)));
  // What React restores in a hidden field is older than the value.
  const field = page.querySelector("input");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "");
  await act(async () => arrive());
  expect(page.querySelector("output")?.textContent).toBe("typed");
  await act(async () => root.unmount());
});
