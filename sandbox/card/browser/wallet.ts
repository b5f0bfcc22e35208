import { fetchToken, openFrameMessages } from "./frame-messages.ts";

const wallet = document.getElementById("wallet") as HTMLElement;
const { origin = "", broken = "" } = wallet.dataset;
const find = (id: string) => document.getElementById(id) as HTMLElement;
const frame = openFrameMessages(origin, () => undefined);

function showSheet(open: boolean): void {
  find("sheet").hidden = !open;
  find("open").hidden = open;
  find("open").setAttribute("aria-expanded", String(open));
  find(open ? "confirm" : "open").focus();
}

find("open").addEventListener("click", () => showSheet(true));
find("cancel").addEventListener("click", () => showSheet(false));
find("confirm").addEventListener("click", async () => {
  const answer = await fetchToken("/card/wallet-token", {});
  showSheet(false);
  if (answer && "token" in answer) frame.send({ type: "token", id: null, ...answer });
  else find("broken").textContent = broken;
});

frame.send({ type: "ready" });
