import { expect, test } from "vitest";
import { pageHeaders } from "./page-policy.ts";

const headersOf = (path: string) => {
  const url = new URL(path, "http://mabeet-sa.localhost");
  return pageHeaders({
    url,
    nonce: "n",
    fieldsOrigin: "https://pay.example.test",
    imageHosts: ["https://photo.example.test"],
  });
};
const framesOf = (url: string) =>
  /frame-src ([^;]*)/.exec(headersOf(url)["content-security-policy"] ?? "")?.[1] ?? "nothing";

test.each(["/chalet/payment?cartId=1", "/ar/chalet/payment", "/en/mweb/chalet/payment/", "/mweb/chalet/payment"])(
  "where a card is typed, at %s, only the card fields are framed, which may show a wallet, and nothing is kept",
  (url) => {
    expect(framesOf(url)).toBe("https://pay.example.test");
    expect(headersOf(url)).toMatchObject({ "cache-control": "no-store", "referrer-policy": "strict-origin" });
    expect(headersOf(url)["permissions-policy"]).toContain(`payment=(self "https://pay.example.test")`);
  },
);

test("a page where no card is typed lets nobody show a wallet", () => {
  expect(headersOf("/en/chalet/guest")["permissions-policy"]).toContain("payment=(self),");
});

test.each(["/en/chalet/guest", "/ar/chalet/payment/return", "/mweb/chalet/confirmation", "/en/chalet/guest.data"])(
  "%s belongs to one guest: it is kept nowhere, and frames nobody",
  (url) => {
    expect(headersOf(url)["cache-control"]).toBe("no-store");
    expect(framesOf(url)).toBe("'none'");
  },
);

test.each([
  "/ar/account",
  "/en/account/orders/C123456789",
  "/en/account/profile.data",
  "/manage-booking",
  "/ar/saved",
  "/en/mweb/saved",
])("%s belongs to one guest: it is kept nowhere, and a guest may go on from it to a tour", (url) => {
  expect(headersOf(url)["cache-control"]).toBe("no-store");
  expect(framesOf(url)).toBe("https://my.matterport.com https://kuula.co");
});

test("a link that opens an order is sent in no referrer", () => {
  const url = "/ar/chalet/confirmation?orderNumber=C123456789&access=x";
  expect(headersOf(url)).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
});

test.each([
  "/ar/reset-password/abc",
  "/en/verify/email?token=abc",
  "/en/verify/email.data?token=abc",
  "/ar/login/social",
])("%s contains a secret, which is not cached and sent in no referrer", (url) => {
  expect(headersOf(url)).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
});

test.each(["/ar/login?returnTo=/ar/account", "/ar/newsletter?token=abc"])(
  "%s is kept nowhere, and a form on it says where it comes from and no more",
  (url) => {
    expect(headersOf(url)).toMatchObject({ "cache-control": "no-store", "referrer-policy": "strict-origin" });
  },
);

test("other pages may be in the back-forward cache, and show tours", () => {
  expect(headersOf("/ar/chalet/details/7")["cache-control"]).toBe("private, no-cache");
  expect(framesOf("/ar/chalet/details/7")).toBe("https://my.matterport.com https://kuula.co");
});

test.each([
  ["/en/Account/Orders", "strict-origin"],
  ["/%61ccount/profile", "strict-origin"],
  ["/ar/%4danage-Booking//", "strict-origin"],
  ["/en/x/../account", "strict-origin"],
  ["/en\\account", "strict-origin"],
  ["/EN/account", "strict-origin"],
  ["/en/Reset-Password/abc", "no-referrer"],
  ["/en/%72eset-password/a%2Fb", "no-referrer"],
  ["/en/chalets-home?%61ccess=x", "no-referrer"],
  ["/en/nowhere", "strict-origin"],
])("%s is stored nowhere, however it is written", (url, referrer) => {
  expect(headersOf(url)).toMatchObject({ "cache-control": "no-store", "referrer-policy": referrer });
});

test("the card fields are framed however the address is written", () => {
  expect(framesOf("/AR/Chalet/%50ayment")).toBe("https://pay.example.test");
});

test("pictures of authors at Google may be shown where a property may be, and nowhere near a payment", () => {
  const imagesOf = (url: string) => /img-src ([^;]*)/.exec(headersOf(url)["content-security-policy"] ?? "")?.[1];
  for (const url of ["/ar/chalet/details/5", "/en", "/ar/account"])
    expect(imagesOf(url)).toBe("'self' data: blob: https://photo.example.test");
  for (const url of ["/ar/chalet/payment", "/en/chalet/guest"]) expect(imagesOf(url)).toBe("'self' data: blob:");
});
