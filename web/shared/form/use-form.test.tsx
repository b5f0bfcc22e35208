import { act } from "react";
import { hydrateRoot } from "react-dom/client";
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
