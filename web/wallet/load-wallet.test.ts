import { expect, test } from "vitest";
import { problemType } from "#domain/problem/problem-type.ts";
import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { loadWallet } from "./load-wallet.ts";
import { readWalletQuery } from "./wallet-query.ts";

const query = readWalletQuery(new URLSearchParams());
const refusing = (name: "wallet-not-enrolled" | "wallet-frozen" | "busy"): CallApi => {
  const { status, code } = problems[name];
  return async () => {
    throw new ApiProblem(status, { type: problemType(name), error: { code } });
  };
};
const load = (call: CallApi) => loadWallet(call, query, new Date("2026-11-16T09:00:00Z"));

test("a guest without a wallet may join, and a frozen wallet is not shown", async () => {
  expect(await load(refusing("wallet-not-enrolled"))).toEqual({ state: "join" });
  expect(await load(refusing("wallet-frozen"))).toEqual({ state: "frozen" });
});

test("a failure of the statements leaves the rest of the wallet", async () => {
  const rows = { items: [], page: 1, pageSize: 10, totalCount: 0 };
  const call = (async (name: string) => {
    if (name === "listWalletStatements") return refusing("busy")("listWalletStatements", {});
    return rows;
  }) as CallApi;
  expect(await load(call)).toMatchObject({ state: "member", rows, statements: null });
});

test("another failure is a failure of the page", async () => {
  await expect(load(refusing("busy"))).rejects.toThrow("The API answered 503");
});
