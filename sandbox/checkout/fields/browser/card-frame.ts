import { bareDigits } from "#domain/field/digits.ts";
import {
  brandOf,
  type CardFields,
  cardFaults,
  codeLength,
  type FieldFaults,
  readExpiry,
} from "#domain/payment/card/card-rules.ts";
import { formatExpiry, formatNumber } from "#domain/payment/card/format-card.ts";
import { fetchToken, openPort } from "./frame-port.ts";

const NAMES = ["number", "expiry", "code", "holder"] as const;
const MARKS = { visa: "Visa", "master-card": "Mastercard", "american-express": "Amex", mada: "mada" };
/** Our fields by the codes of a refused token. */
const REFUSED: Record<string, FieldFaults> = {
  card_number_invalid: { number: "number" },
  card_expired: { expiry: "expiry" },
  cvv_invalid: { code: "code" },
};

const form = document.querySelector("form") as HTMLFormElement;
const { origin = "", cards = "", key = "", messages: messagesJson = "{}", broken = "" } = form.dataset;
const messages = JSON.parse(messagesJson) as Record<string, string>;
const input = (name: string) => document.getElementById(name) as HTMLInputElement;
const setText = (id: string, text: string) => {
  const element = document.getElementById(id);
  if (element && element.textContent !== text) element.textContent = text;
};

const port = openPort(origin, (id) => void tokenize(id));

function fieldValues(): CardFields {
  const [number = "", expiry = "", code = "", holder = ""] = NAMES.map((name) => input(name).value);
  return { number, expiry, code, holder };
}

const faultsNow = () => cardFaults(fieldValues(), cards.split(","), new Date());

function showFault(name: keyof CardFields, faults: FieldFaults): void {
  const fault = faults[name];
  setText(`${name}-fault`, fault ? (messages[fault] ?? "") : "");
  if (fault) input(name).setAttribute("aria-invalid", "true");
  else input(name).removeAttribute("aria-invalid");
}

function sendState(): void {
  const brand = brandOf(input("number").value);
  setText("mark", brand ? MARKS[brand] : "");
  setText("code-hint", (brand === "american-express" ? messages.amexHint : messages.codeHint) ?? "");
  input("code").maxLength = codeLength(brand);
  port.send({ type: "changed", isValid: Object.keys(faultsNow()).length === 0 });
}

/** Groups digits while they are added at the end. Changes in the middle are formatted when the guest leaves the field. */
function format(field: HTMLInputElement, force: boolean): void {
  const formatter = field.name === "number" ? formatNumber : field.name === "expiry" ? formatExpiry : null;
  if (formatter && (force || field.selectionStart === field.value.length)) field.value = formatter(field.value);
}

form.addEventListener("input", (event) => {
  const field = event.target as HTMLInputElement;
  const isErasing = (event as InputEvent).inputType?.startsWith("delete") ?? false;
  if (!isErasing) format(field, false);
  if (field.hasAttribute("aria-invalid")) showFault(field.name as keyof CardFields, faultsNow());
  setText("broken", "");
  sendState();
});

form.addEventListener("focusout", (event) => {
  const field = event.target as HTMLInputElement;
  if (field.value === "" && !field.hasAttribute("aria-invalid")) return;
  format(field, true);
  showFault(field.name as keyof CardFields, faultsNow());
});

form.addEventListener("submit", (event) => event.preventDefault());

document.querySelector("details")?.addEventListener("click", (event) => {
  const number = (event.target as Element).closest<HTMLElement>("[data-number]")?.dataset.number;
  if (!number) return;
  const filled = { number, expiry: `12/${(new Date().getFullYear() + 3) % 100}`, code: "123", holder: "NORA ALI" };
  if (brandOf(number) === "american-express") filled.code = "1234";
  for (const name of NAMES) input(name).value = filled[name];
  for (const name of NAMES) showFault(name, {});
  sendState();
});

async function tokenize(id: string): Promise<void> {
  const faults = faultsNow();
  for (const name of NAMES) showFault(name, faults);
  const first = NAMES.find((name) => faults[name]);
  if (first) {
    input(first).focus();
    return port.send({ type: "refused", id });
  }
  const answer = await fetchToken(key, cardOf(fieldValues()));
  if (answer && "token" in answer) return port.send({ type: "tokenized", id, answer });
  if (answer) for (const code of answer.error_codes) showRefused(REFUSED[code] ?? {});
  else setText("broken", broken);
  port.send({ type: "refused", id });
}

function showRefused(faults: FieldFaults): void {
  for (const name of NAMES) if (faults[name]) showFault(name, faults);
}

function cardOf({ number, expiry, code, holder }: CardFields) {
  const read = readExpiry(expiry);
  return {
    type: "card",
    number: bareDigits(number),
    expiry_month: read?.month,
    expiry_year: read?.year,
    cvv: bareDigits(code),
    name: holder.trim(),
  };
}

sendState();
