import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cart } from "#contract/cart/cart.ts";
import { someUser } from "#web/account-frame/user-for-test.ts";
import { CartProvider } from "#web/checkout/cart/cart-context.tsx";
import { PriceBox } from "#web/checkout/cart/price-box.tsx";
import { buttonSaying, holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, cartLine, someCart, someTraveller } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the, until } from "#web/ui/render-for-test.tsx";
import type { PayerWallet } from "./find-wallet.ts";
import { PointsBlock } from "./points-block.tsx";
import type { OfferedProgramme } from "./programme-part.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const REQUEST_ID = "0d7f6b8e-54a5-4a54-8b58-8c7e60c7a001";
const all: OfferedProgramme[] = [
  { method: "mokafa", available: true },
  { method: "qitaf", available: true },
  { method: "fursan", available: false },
];
const member: PayerWallet = { state: "member", user: someUser, spendable: 120.5 };
const paidFor = (changes: Parameters<typeof someCart>[0] = {}) =>
  someCart({ chalet: { ...someCart().chalet, guests: someTraveller }, ...changes });
const walletLine = cartLine("loyalty", "Wallet", -120.5, { category: "wallet", code: "w" });
const qitafLine = cartLine("loyalty", "Qitaf points", -100, {
  category: "qitaf",
  code: "q",
  additionalData: { burnPoints: 500, basePrice: 100, maskedMember: "•••• 11" },
});

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => {
  sessionStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

type Shown = { wallet?: PayerWallet; programmes?: OfferedProgramme[]; cart?: Cart; isMember?: boolean };

async function open({ wallet = member, programmes = all, cart = paidFor(), isMember = true }: Shown = {}) {
  await Promise.all([import("./points-dialog.tsx"), import("./advice-dialog.tsx")]);
  const page = (
    <CartProvider cart={cart}>
      <PriceBox />
      <PointsBlock programmes={programmes} first={wallet} />
    </CartProvider>
  );
  const options = isMember ? { member: { firstName: "Noura", lastName: "Ali" } } : {};
  shown = await showPage(page, `/en/chalet/payment?cartId=${CART_ID}`, options);
}

const text = (selector = "body") => the(selector).textContent?.replaceAll(/\s+/g, " ") ?? "";
const walletSwitch = () => the<HTMLInputElement>("[role=switch]");
const applied = () => network.calls(`/cart/${CART_ID}/loyalty`);
const fill = (input: HTMLInputElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const inDialog = (selector: string) => the<HTMLInputElement>(`[role=dialog] ${selector}`);
const submit = () =>
  act(async () => inDialog("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));

test("a site without wallet and programmes draws nothing", async () => {
  await open({ wallet: { state: "none" }, programmes: [] });
  expect(text()).not.toContain("Points and wallet");
});

test("a member switches the wallet on and off, and the price follows", async () => {
  await open();
  expect(text()).toContain("SAR 120.50 available");
  await act(async () => walletSwitch().click());
  expect(applied()[0]?.body).toEqual({ method: "wallet" });
  expect(applied()[0]?.headers["idempotency-key"]).toBeTruthy();
  await applied()[0]?.answer({ body: paidFor({ total: 2_179.5, lines: [walletLine] }) });
  expect(walletSwitch().checked).toBe(true);
  expect(text()).toContain("SAR 120.50 is paid from your wallet.");
  await act(async () => walletSwitch().click());
  expect(network.last("/loyalty/wallet").method).toBe("DELETE");
});

test("a part of the wallet is used, and an amount above it is refused here", async () => {
  await open({ cart: paidFor({ total: 2_179.5, lines: [walletLine] }) });
  await press("Change amount");
  const field = the<HTMLInputElement>("input[inputmode=decimal]");
  await fill(field, "500");
  await act(async () => field.form?.requestSubmit());
  expect(text()).toContain("Enter an amount from SAR 0.01 to SAR 120.50.");
  await fill(field, "٥٠٫٢٥");
  await act(async () => field.form?.requestSubmit());
  expect(applied()[0]?.body).toEqual({ method: "wallet", burnPoints: 50.25 });
  await applied()[0]?.answer({ body: paidFor({ total: 2_179.5, lines: [walletLine] }) });
  await until(() => expect(document.activeElement?.textContent).toBe("Change amount"));
});

test("above the limit the member confirms their identity, and the wallet is used then", async () => {
  await open();
  await act(async () => walletSwitch().click());
  await applied()[0]?.answer({ status: 403, body: problemBody("sign-in-again", { reauthenticate: true }) });
  await until(() => expect(text("[role=dialog]")).toContain("Confirm"));
  await fill(inDialog("input[type=password]"), "seven green camels");
  await submit();
  await network.last("/auth/confirm").answer({ status: 204 });
  await until(() => expect(applied()).toHaveLength(2));
});

test("a guest, a member who has not joined and a frozen wallet each read what they can do", async () => {
  await open({ wallet: { state: "guest" }, isMember: false });
  expect(text("a[href*=login]")).toBe("Log in to use your wallet");
  await shown.leave();
  await open({ wallet: { state: "join", user: someUser } });
  await press("Join the wallet");
  await network.last("/wallet/enrol").answer({ status: 201, body: {} });
  await network.last("/check-balance").answer({
    body: { enrolled: true, available: 0, pending: 0, expiringSoon: null, currency: "SAR" },
  });
  await network.requests.find(({ path }) => !path.includes("loyalty"))?.answer({ body: someUser });
  await until(() => expect(text()).toContain("No balance to use yet"));
  expect(walletSwitch().disabled).toBe(true);
  await shown.leave();
  await open({ wallet: { state: "frozen" } });
  expect(text()).toContain("Your wallet is on hold. Please call us on");
});

test("a programme that is switched off is greyed, and other currencies than riyals use no points", async () => {
  await open();
  expect(buttonSaying(/Fursan/).getAttribute("aria-disabled")).toBe("true");
  expect(text()).toContain("Not available now");
  await shown.leave();
  const cart = paidFor();
  await open({ cart: { ...cart, totals: { ...cart.totals, payable: { total: 600, currency: "USD" } } } });
  expect(text()).toContain("Pay in SAR to use points.");
  await press(/^Qitaf/);
  expect(document.querySelector("[role=dialog]")).toBe(null);
});

async function openSheet() {
  await open();
  await press(/^Qitaf/);
  await until(() => inDialog("input[type=tel]"));
}

async function sendCode() {
  await openSheet();
  await submit();
  const sent = { requestId: REQUEST_ID, expiresIn: 180, maskedPhone: "+966 •••• 78", availablePoints: null };
  await network.last("/qitaf/otp").answer({ body: sent });
}

async function typeCode(code: string) {
  await fill(inDialog("input[name=code]"), code);
  await submit();
}

test("number, code and points: the points appear in the price, and × removes them", async () => {
  await sendCode();
  expect(network.last("/qitaf/otp").body).toEqual({ cartId: CART_ID, phone: "+966512345678" });
  expect(text("[role=dialog]")).toContain("Code expires in \u20663:00\u2069");
  await typeCode("123456");
  const confirmed = { availablePoints: 5_000, value: 1_000, max: 5_000, min: 50, step: 1 };
  await network.last("/otp/confirm").answer({ body: confirmed });
  expect(text("[role=dialog]")).toContain("You have 5,000 points (worth SAR 1,000.00).");
  const [points, riyals] = [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input[type=text]")];
  if (!points || !riyals) throw new Error("The fields are missing");
  await fill(riyals, "100.10");
  await act(async () => riyals.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect(points.value).toBe("500");
  expect(inDialog("input[type=range]").value).toBe("500");
  await press("Use 500 points for SAR 100.00");
  expect(applied()[0]?.body).toEqual({ method: "qitaf", requestId: REQUEST_ID, burnPoints: 500 });
  await applied()[0]?.answer({ body: paidFor({ total: 2_200, lines: [qitafLine] }) });
  await until(() => expect(document.querySelector("[role=dialog]")).toBe(null));
  expect(text()).toContain("500 points from \u2066•••• 11\u2069");
  await act(async () => the("dl [aria-label='Remove Qitaf points']").click());
  await network.last("/loyalty/qitaf").answer({ body: paidFor() });
  expect(buttonSaying(/^Qitaf/)).toBeTruthy();
});

test("a wrong code says how many attempts are left, and five end it", async () => {
  await sendCode();
  for (const attemptsLeft of [4, 3, 2, 1]) {
    await typeCode("000000");
    await network.last("/otp/confirm").answer({ status: 400, body: problemBody("code-wrong", { attemptsLeft }) });
    expect(text("[role=dialog]")).toMatch(new RegExp(`${attemptsLeft} attempts? left`));
  }
  await typeCode("000000");
  await network.last("/otp/confirm").answer({ status: 410, body: problemBody("code-expired") });
  expect(text("[role=dialog]")).toContain("Too many wrong codes.");
  await press("Start again");
  expect(inDialog("input[type=tel]")).toBeTruthy();
});

test("a member with too few points reads how many are needed", async () => {
  await sendCode();
  await typeCode("123456");
  await network.last("/otp/confirm").answer({ body: { availablePoints: 40, value: 8, max: 0, min: 50, step: 1 } });
  expect(text("[role=dialog]")).toContain("You need at least 50 points (worth SAR 10.00)");
  await press("Pay another way");
  await until(() => expect(document.querySelector("[role=dialog]")).toBe(null));
});

test("a silent programme says so, and is greyed afterwards", async () => {
  await openSheet();
  await submit();
  await network.last("/qitaf/otp").answer({ status: 503, body: problemBody("loyalty-not-answering") });
  expect(text("[role=dialog]")).toContain("The loyalty service is not answering. You can pay without points.");
  expect(buttonSaying(/^Qitaf/).getAttribute("aria-disabled")).toBe("true");
});

test("a note about cut or released points is shown", async () => {
  const message = { en: "Only what was due was used.", ar: "استُخدم" };
  await open({ cart: paidFor({ lines: [{ ...qitafLine, notes: [{ type: "info", code: null, message }] }] }) });
  expect(text("section")).toContain("Only what was due was used.");
});

test("a mix is applied by one press, and put back when one of its calls fails", async () => {
  await open();
  await press("Compare ways to pay");
  await until(() => expect(network.calls("/advice")).toHaveLength(1));
  const mix = {
    couponCode: null,
    wallet: 120.5,
    method: null,
    points: 0,
    requestId: null,
    walletReward: 21,
    earns: [],
  };
  await network.last("/advice").answer({ body: { mixes: [{ ...mix, name: "least", pay: 2_179.5 }], currency: "SAR" } });
  expect(text("[role=dialog]")).toContain("Pay least now");
  await press("Use this");
  await applied()[0]?.answer({ status: 422, body: problemBody("points-too-few") });
  await network.last(CART_ID).answer({ body: paidFor() });
  await until(() => expect(text("[role=dialog]")).toContain("we put everything back as it was"));
  await press("Use this");
  await applied()[1]?.answer({ body: paidFor({ total: 2_179.5, lines: [walletLine] }) });
  await until(() => expect(document.querySelector("[role=dialog]")).toBe(null));
  expect(walletSwitch().checked).toBe(true);
});
