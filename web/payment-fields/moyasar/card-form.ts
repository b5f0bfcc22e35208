import { brandOf, type CardFields, codeLength, type FieldFaults } from "#domain/payment/card/card-rules.ts";
import { formatExpiry, formatNumber } from "#domain/payment/card/format-card.ts";

export const fieldNames = ["number", "expiry", "code", "holder"] as const;
type FieldName = (typeof fieldNames)[number];

/** Brands are written alike in every language. */
const MARKS = { visa: "Visa", "master-card": "Mastercard", "american-express": "Amex", mada: "mada" };

type Reactions = {
  faultsNow: () => FieldFaults;
  onState: (brand: string | null) => void;
  onEnter: () => void;
};

/** The four inputs of a card: formats what is typed, shows brand and errors. */
export function cardForm(main: HTMLElement, texts: Record<string, string>, reactions: Reactions) {
  const form = main.querySelector("form") as HTMLFormElement;
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const setText = (id: string, text: string) => {
    const element = document.getElementById(id);
    if (element && element.textContent !== text) element.textContent = text;
  };

  function showFault(name: FieldName, faults: Partial<Record<FieldName, string>>): void {
    const fault = faults[name];
    setText(`${name}-fault`, fault ? (texts[fault] ?? "") : "");
    if (fault) input(name).setAttribute("aria-invalid", "true");
    else input(name).removeAttribute("aria-invalid");
  }
  function showState(): void {
    const brand = brandOf(input("number").value);
    setText("mark", brand ? MARKS[brand] : "");
    setText("code-hint", (brand === "american-express" ? texts.amexHint : texts.codeHint) ?? "");
    input("code").maxLength = codeLength(brand);
    reactions.onState(brand);
  }

  form.addEventListener("input", (event) => {
    const field = event.target as HTMLInputElement;
    const isErasing = (event as InputEvent).inputType?.startsWith("delete") ?? false;
    if (!isErasing) format(field, false);
    if (field.hasAttribute("aria-invalid")) showFault(field.name as FieldName, reactions.faultsNow());
    setText("broken", "");
    showState();
  });
  form.addEventListener("focusout", (event) => {
    const field = event.target as HTMLInputElement;
    if (field.value === "" && !field.hasAttribute("aria-invalid")) return;
    format(field, true);
    showFault(field.name as FieldName, reactions.faultsNow());
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter") reactions.onEnter();
  });

  return {
    show: () => {
      form.hidden = false;
      showState();
    },
    values: (): CardFields => {
      const [number = "", expiry = "", code = "", holder = ""] = fieldNames.map((name) => input(name).value);
      return { number, expiry, code, holder };
    },
    focus: (name: FieldName) => input(name).focus(),
    showFaults: (faults: Partial<Record<FieldName, string>>) => {
      for (const name of fieldNames) showFault(name, faults);
    },
    showBroken: () => setText("broken", texts.broken ?? ""),
  };
}

/** Groups digits while they are added at the end. Changes in the middle are formatted when the guest leaves the field. */
function format(field: HTMLInputElement, force: boolean): void {
  const formatter = field.name === "number" ? formatNumber : field.name === "expiry" ? formatExpiry : null;
  if (formatter && (force || field.selectionStart === field.value.length)) field.value = formatter(field.value);
}
