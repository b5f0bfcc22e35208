import { expect, test } from "vitest";
import { loadOrLookUp } from "./load-or-look-up.ts";

const ACCESS = "A".repeat(24);

async function open(query: string): Promise<unknown> {
  const request = new Request(`http://mabeet.example/en/manage-booking/cancel${query}`);
  return loadOrLookUp({ request, url: new URL(request.url) }, async (orderNumber) => orderNumber).catch(
    (answer: Response) => [answer.headers.get("location"), answer.headers.get("set-cookie")?.split("=")[0]],
  );
}

test("the link of a mail opens the page of its booking, and the address does not keep its key", async () => {
  const onward = "/en/manage-booking/cancel?orderNumber=C123456789";
  expect(await open(`?orderNumber=C123456789&access=${ACCESS}`)).toEqual([onward, "orderAccess-C123456789"]);
  expect(await open("?orderNumber=C123456789")).toBe("C123456789");
});

test("without a number the booking is looked up first", async () => {
  expect(await open("")).toEqual(["/en/manage-booking", undefined]);
});
