import { expect, test } from "vitest";
import { readWalletQuery, walletParams } from "./wallet-query.ts";

const read = (query: string) => readWalletQuery(new URLSearchParams(query));

test("the URL names page, size and filters", () => {
  const query = read("page=3&pageSize=25&status=Expired&type=RFD");
  expect(query).toEqual({ page: 3, pageSize: 25, status: "Expired", type: "RFD" });
  expect(new URLSearchParams(walletParams(query)).toString()).toBe("status=Expired&type=RFD&page=3&pageSize=25");
});

test.each(["", "page=0&pageSize=11&status=gone&type=GIFT", "page=x"])("%j is the first page of everything", (query) => {
  expect(read(query)).toEqual({ page: 1, pageSize: 10, status: undefined, type: undefined });
});
