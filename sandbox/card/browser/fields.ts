import { brandOf, type CardFields, cardFaults, codeLength, type FieldFaults } from "../card-rules.ts";
import { fetchToken, openTalk } from "./talk.ts";
import { writeExpiry, writeNumber } from "./write-card.ts";

const NAMES = ["number", "expiry", "code", "holder"] as const;
const MARKS = { visa: "Visa", "master-card": "Mastercard", "american-express": "Amex", mada: "mada" };

const form = document.querySelector("form") as HTMLFormElement;
const { origin = "", cards = "", words = "{}", broken = "" } = form.dataset;
const spoken = JSON.parse(words) as Record<string, string>;
const box = (name: string) => document.getElementById(name) as HTMLInputElement;
const put = (id: string, text: string) => {
  const place = document.getElementById(id);
  if (place && place.textContent !== text) place.textContent = text;
};

const talk = openTalk(origin, (id) => void tokenise(id));

function typed(): CardFields {
  const [number = "", expiry = "", code = "", holder = ""] = NAMES.map((name) => box(name).value);
  return { number, expiry, code, holder };
}

const faultsNow = () => cardFaults(typed(), cards.split(","), new Date());

function show(name: keyof CardFields, faults: FieldFaults): void {
  const fault = faults[name];
  put(`${name}-fault`, fault ? (spoken[fault] ?? "") : "");
  if (fault) box(name).setAttribute("aria-invalid", "true");
  else box(name).removeAttribute("aria-invalid");
}

function tellState(): void {
  const brand = brandOf(box("number").value);
  put("mark", brand ? MARKS[brand] : "");
  put("code-hint", (brand === "american-express" ? spoken.amexHint : spoken.codeHint) ?? "");
  box("code").maxLength = codeLength(brand);
  talk.say({ type: "state", complete: Object.keys(faultsNow()).length === 0, brand });
}

/** Groups digits while they are added at the end; a guest who mends the middle is left alone until leaving the field. */
function tidy(field: HTMLInputElement, force: boolean): void {
  const write = field.name === "number" ? writeNumber : field.name === "expiry" ? writeExpiry : null;
  if (write && (force || field.selectionStart === field.value.length)) field.value = write(field.value);
}

form.addEventListener("input", (event) => {
  const field = event.target as HTMLInputElement;
  const isErasing = (event as InputEvent).inputType?.startsWith("delete") ?? false;
  if (!isErasing) tidy(field, false);
  if (field.hasAttribute("aria-invalid")) show(field.name as keyof CardFields, faultsNow());
  put("broken", "");
  tellState();
});

form.addEventListener("focusout", (event) => {
  const field = event.target as HTMLInputElement;
  if (field.value === "" && !field.hasAttribute("aria-invalid")) return;
  tidy(field, true);
  show(field.name as keyof CardFields, faultsNow());
});

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("keydown", (event) => {
  if (event.key === "Enter") talk.say({ type: "submit" });
});

document.querySelector("details")?.addEventListener("click", (event) => {
  const number = (event.target as Element).closest<HTMLElement>("[data-number]")?.dataset.number;
  if (!number) return;
  const filled = { number, expiry: `12/${(new Date().getFullYear() + 3) % 100}`, code: "123", holder: "NORA ALI" };
  if (brandOf(number) === "american-express") filled.code = "1234";
  for (const name of NAMES) box(name).value = filled[name];
  for (const name of NAMES) show(name, {});
  tellState();
});

async function tokenise(id: string | null): Promise<void> {
  const faults = faultsNow();
  for (const name of NAMES) show(name, faults);
  const first = NAMES.find((name) => faults[name]);
  if (first) {
    box(first).focus();
    return talk.say({ type: "invalid", id, fields: { ...faults } });
  }
  const answer = await fetchToken("/card/tokens", { ...typed(), cards });
  if (answer && "token" in answer) return talk.say({ type: "token", id, ...answer });
  if (answer) for (const name of NAMES) show(name, answer.fields as FieldFaults);
  else put("broken", broken);
  talk.say({ type: "invalid", id, fields: answer?.fields ?? {} });
}

tellState();
talk.say({ type: "ready" });
