import { fetchToken, openPort } from "./frame-port.ts";

const wallet = document.getElementById("wallet") as HTMLElement;
const { origin = "", key = "", broken = "" } = wallet.dataset;
const find = (id: string) => document.getElementById(id) as HTMLElement;
const port = openPort(origin, () => undefined);

function showSheet(open: boolean): void {
  find("sheet").hidden = !open;
  find("open").hidden = open;
  find("open").setAttribute("aria-expanded", String(open));
  find(open ? "confirm" : "open").focus();
}

find("open").addEventListener("click", () => showSheet(true));
find("cancel").addEventListener("click", () => showSheet(false));
find("confirm").addEventListener("click", async () => {
  const answer = await fetchToken(key, { type: "applepay", token_data: { version: "EC_v1", data: "demo" } });
  showSheet(false);
  if (answer && "token" in answer) port.send({ type: "tokenized", id: null, answer });
  else find("broken").textContent = broken;
});
