import { act, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, beforeEach, expect, test } from "vitest";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { holdEarlyChoices } from "./early-choices.ts";
import { findAgain, isPending } from "./find-again.ts";
import { installed } from "./installed-for-test.ts";

afterAll(installed(() => holdEarlyChoices({ findAgain, isPending })));

/** A form as a page has it: React knows every field. */
function Gift() {
  const [amount, setAmount] = useState("250");
  const [isHidden, setHidden] = useState(false);
  const [language, setLanguage] = useState("ar");
  const [text, setText] = useState("");
  const [left, setLeft] = useState("");
  return (
    <form>
      {["100", "250", "500"].map((each) => (
        <input
          key={each}
          type="radio"
          name="amount"
          value={each}
          checked={amount === each}
          onChange={() => setAmount(each)}
        />
      ))}
      <input type="checkbox" name="hidden" checked={isHidden} onChange={({ target }) => setHidden(target.checked)} />
      <select name="language" value={language} onChange={({ target }) => setLanguage(target.value)}>
        <option value="ar">العربية</option>
        <option value="en">English</option>
      </select>
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} onBlur={() => setLeft(text)} />
      <output>{[amount, isHidden, language, text, left].join(" ")}</output>
    </form>
  );
}

beforeEach(() => {
  delete document.documentElement.dataset.hydrated;
  document.body.innerHTML = `<div data-island="pending">${renderToString(<Gift />)}</div>`;
});

async function hydrate() {
  const part = the("[data-island]");
  await act(async () => void hydrateRoot(part, <Gift />));
  await act(async () => {
    document.documentElement.dataset.hydrated = "yes";
    part.dataset.island = "hydrated";
  });
}
const shown = (text: string) => eventually(() => expect(the("output").textContent).toBe(text));

test("what a guest chose and typed before hydration is what the form has after it", async () => {
  the("[value='100']").click();
  the("[value='500']").click();
  the("[name=hidden]").click();
  const language = the<HTMLSelectElement>("select");
  language.value = "en";
  language.dispatchEvent(new Event("change", { bubbles: true }));
  const text = the<HTMLInputElement>("[name=text]");
  text.value = "Eid";
  text.dispatchEvent(new Event("input", { bubbles: true }));
  await hydrate();
  await shown("500 true en Eid Eid");
  expect(the<HTMLInputElement>("[value='500']").checked).toBe(true);
});

test("what a guest chooses right after hydration is not undone by what they chose before it", async () => {
  the("[value='100']").click();
  const language = the<HTMLSelectElement>("select");
  language.value = "en";
  language.dispatchEvent(new Event("change", { bubbles: true }));
  await hydrate();
  await act(async () => {
    the("[value='500']").click();
    language.value = "ar";
    language.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await shown("500 false ar  ");
});

test("a form that nobody touched stays as it came", async () => {
  await hydrate();
  await shown("250 false ar  ");
});

test("the focus returns to the equivalent element of a part that was rendered again", async () => {
  the("[name=text]").focus();
  const part = the("[data-island]");
  part.innerHTML = renderToString(<Gift />);
  await hydrate();
  await eventually(() => expect(document.activeElement).toBe(the("[name=text]")));
});
