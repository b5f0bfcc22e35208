import { expect, test } from "vitest";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";

const app = await testApp({ env: relaxedLimits });
const user = "/api/account/v2/user";

test("users read and change their profile", async () => {
  const member = await aMember(app);
  const me = (await member.call("GET", `${user}/me`)).json();
  expect(me).toMatchObject({ id: member.user.id, email: member.email, hasPassword: true });
  const typed = { title: "mrs", firstName: " نورة ", lastName: "Al  Otaibi", nationality: "kw" };
  const changed = (await member.call("PUT", `${user}/${member.user.id}`, typed)).json();
  expect(changed).toEqual({ ...me, title: "mrs", firstName: "نورة", lastName: "Al Otaibi", nationality: "KW" });
  expect((await member.call("GET", `${user}/${member.user.id}`)).json()).toEqual(changed);
});

test("nobody can read or change another user, and a missing user gets the same answer", async () => {
  const [member, otherUser] = [await aMember(app), await aMember(app)];
  const typed = { title: null, firstName: "Eve", lastName: "Other", nationality: null };
  for (const id of [member.user.id, crypto.randomUUID()]) {
    expect((await otherUser.call("GET", `${user}/${id}`)).json().error.code).toBe(1002);
    expect((await otherUser.call("PUT", `${user}/${id}`, typed)).json().error.code).toBe(1002);
  }
  expect((await member.call("GET", `${user}/me`)).json().firstName).toBe("Noura");
});

test.each(["email", "status", "emailVerified", "id", "type", "passwordHash"])(
  "a profile with %s is refused",
  async (key) => {
    const member = await aMember(app);
    const typed = { title: null, firstName: "Eve", lastName: "Other", nationality: null, [key]: "x" };
    expect((await member.call("PUT", `${user}/${member.user.id}`, typed)).json().error.code).toBe(1001);
    expect((await member.call("GET", `${user}/me`)).json()).toMatchObject({ firstName: "Noura", email: member.email });
  },
);

test("the booking contact is the account's own until another is saved", async () => {
  const member = await aMember(app);
  const own = { firstName: "Noura", lastName: "Al Otaibi", email: member.email, phone: null };
  expect((await member.call("GET", "/api/account/contact")).json()).toEqual(own);
  const phone = { dialCode: "+966", number: "051 234 5678", countryCode: "sa" };
  const typed = { ...own, email: " Booking@Example.test ", phone };
  const stored = { ...own, email: "booking@example.test", phone: { ...phone, number: "512345678", countryCode: "SA" } };
  expect((await member.call("PUT", "/api/account/contact", typed)).json()).toEqual(stored);
  expect((await member.call("GET", "/api/account/contact")).json()).toEqual(stored);
  const wrong = { firstName: "", lastName: "1", email: "x", phone: { ...phone, number: "12" } };
  expect((await member.call("PUT", "/api/account/contact", wrong)).json().error.fields).toEqual({
    firstName: "required",
    lastName: "name",
    email: "email",
    phone: "phone",
  });
});

test("a Saudi site accepts the VAT number of a Saudi company", async () => {
  const member = await aMember(app);
  const firm = { name: "Rest House Co", vatNumber: "310122393500003", address: "Riyadh" };
  expect((await member.call("GET", "/api/account/billing")).json()).toEqual({ name: "", vatNumber: null, address: "" });
  expect((await member.call("PUT", "/api/account/billing", firm)).json()).toEqual(firm);
  const wrong = await member.call("PUT", "/api/account/billing", { ...firm, vatNumber: "110122393500001" });
  expect(wrong.json().error.fields).toEqual({ vatNumber: "vatNumber" });
  const emirati = { ...firm, vatNumber: "110122393500001" };
  const there = await member.call("PUT", "/api/account/billing", emirati, { host: "mabeet-ae.localhost" });
  expect(there.json()).toEqual(emirati);
});

test("a Saudi company gives its address in parts; details of one line are kept as they are", async () => {
  const member = await aMember(app);
  const firm = { name: "Rest House Co", vatNumber: "310122393500003", address: "Riyadh" };
  const parts = { buildingNumber: "٧٤٢١", street: "King Fahd Road", district: "Al Olaya", city: "Riyadh" };
  const put = (postalCode: string) =>
    member.call("PUT", "/api/account/billing", { ...firm, nationalAddress: { ...parts, postalCode } });
  expect((await put("1221")).json().error.fields).toEqual({ postalCode: "invalid" });
  const stored = {
    ...firm,
    address: "7421 King Fahd Road, Al Olaya, Riyadh 12211, Saudi Arabia",
    nationalAddress: { ...parts, buildingNumber: "7421", postalCode: "12211" },
  };
  expect((await put("12211")).json()).toEqual(stored);
  expect((await member.call("GET", "/api/account/billing")).json()).toEqual(stored);
  expect((await member.call("PUT", "/api/account/billing", firm)).json()).toEqual(firm);
});

test("promotions are off until the user turns them on", async () => {
  const member = await aMember(app);
  const url = `${user}/promotions`;
  const none = { email: false, sms: false, whatsapp: false, push: false };
  expect((await member.call("GET", url)).json()).toEqual(none);
  expect((await member.call("PUT", url, { ...none, sms: true })).json()).toEqual({ ...none, sms: true });
  expect((await member.call("GET", url)).json()).toEqual({ ...none, sms: true });
});
