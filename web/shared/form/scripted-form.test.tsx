import { expect, test, vi } from "vitest";
import { render, the } from "#web/ui/render-for-test.tsx";
import { ScriptedForm } from "./scripted-form.tsx";

const submit = () => {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  the("form").dispatchEvent(event);
  return event;
};

test("without scripts the form is posted to a page that says so in the guest's language and leads back", async () => {
  await render(<ScriptedForm onSubmit={() => {}} className="grid" />, "ar");
  const form = the<HTMLFormElement>("form");
  expect([form.method, form.getAttribute("action"), form.className]).toEqual(["post", "/ar/nothing-changed", "grid"]);
  expect(Object.fromEntries(new FormData(form))).toEqual({ returnTo: "/" });
});

test("with scripts the browser does not send it", async () => {
  const onSubmit = vi.fn();
  await render(<ScriptedForm onSubmit={onSubmit} />);
  expect(submit().defaultPrevented).toBe(true);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("a page that answers its form itself is named by the form", async () => {
  await render(<ScriptedForm action="/en/newsletter" onSubmit={() => {}} />);
  expect(the("form").getAttribute("action")).toBe("/en/newsletter");
  expect(document.querySelector("[name=returnTo]")).toBeNull();
});
