import { expect, test } from "vitest";
import { inPlantedProject } from "#tools/import-rules/planted-project.ts";
import { methodNameProblems } from "./method-names.ts";

const problemsIn = (text: string, path = "api/order/planted.ts") =>
  inPlantedProject({ [path]: text }, methodNameProblems);

test.each([
  `if (payment.method === "card") capture();`,
  `const isFree = method !== "wallet";`,
  `const isSplit = "tabby" === chosen;`,
  `switch (method) { case "wallet": break; }`,
  `const needsToken = new Set<PaymentMethod>(["card", "apple-pay"]);`,
  `const redirected = ["knet"].includes(method);`,
  `const isOffered = site.methods.includes("card");`,
  `type Lender = "tabby" | "other";`,
  `type Rest = Exclude<PaymentMethod, "card">;`,
  `const names = { knet: "KNET", tabby: "Tabby" };`,
  `const hasLender = "tamara" in names;`,
  `const sql = "SELECT 1 FROM payment WHERE method = 'card'";`,
  "const legs = sql`SELECT 1 FROM cart_leg WHERE method IN ('wallet')`;",
])("%s is found", async (text) => {
  expect(await problemsIn(text)).not.toEqual([]);
});

test.each([
  `const body = { method: "card", token };`,
  `const isGateway = kind === "card" || page === "wallet";`,
  `const words = useNamespace("card");`,
  `const keys = ["qitaf", "wallet"];`,
  `const row = methodTable.tabby.limits;`,
  `const words = { card: messages.card, wallet: messages.wallet };`,
])("%s is allowed", async (text) => {
  expect(await problemsIn(text)).toEqual([]);
});

test.each(["domain/payment/methods.ts", "api/payment/gateway/knet.ts", "sandbox/knet/knet.ts", "e2e/pay.spec.ts"])(
  "%s may name its method",
  async (path) => {
    expect(await problemsIn(`const isKnet = method === "knet";`, path)).toEqual([]);
  },
);
