import { fetchToken, openTalk } from "./talk.ts";

const place = document.getElementById("wallet") as HTMLElement;
const { origin = "", broken = "" } = place.dataset;
const find = (id: string) => document.getElementById(id) as HTMLElement;
const talk = openTalk(origin, () => undefined);

function unfold(open: boolean): void {
  find("sheet").hidden = !open;
  find("open").hidden = open;
  find("open").setAttribute("aria-expanded", String(open));
  find(open ? "confirm" : "open").focus();
}

find("open").addEventListener("click", () => unfold(true));
find("cancel").addEventListener("click", () => unfold(false));
find("confirm").addEventListener("click", async () => {
  const answer = await fetchToken("/card/wallet-token", {});
  unfold(false);
  if (answer && "token" in answer) talk.say({ type: "token", id: null, ...answer });
  else find("broken").textContent = broken;
});

talk.say({ type: "ready" });
