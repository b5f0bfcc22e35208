import { endpoints } from "#contract/endpoints.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { problemType } from "#domain/problem/problem-type.ts";
import { problems } from "#domain/problem/problems.ts";
import { call } from "#tools/shots/site-api.ts";
import { becomeMember, PASSWORD } from "../steps/member.ts";
import { expect, test } from "../steps/test.ts";

for (const language of ["ar", "en"] as const) {
  test(`somebody is saved, changed and removed (${language})`, async ({ page, visit }) => {
    const { traveller: words, account } = lazyMessagesOf(language);
    if (language === "ar") await page.setViewportSize({ width: 390, height: 844 });
    await becomeMember(page);
    await visit("mabeet-sa", `/${language}/account/travellers`);
    await page.getByRole("link", { name: words.add }).click();
    await page.locator("[name=firstName]").fill("Haya");
    await page.locator("[name=lastName]").fill("Al Otaibi");
    await page.locator("[name=idType]").selectOption("passport");
    await page.locator("[name=idNumber]").fill("p9876543");
    await page.getByRole("button", { name: account.save }).click();
    await expect(page.getByRole("heading", { name: "Haya Al Otaibi" })).toBeVisible();
    await expect(page.getByText("••••6543")).toBeVisible();
    await page.getByRole("link", { name: words.editThe({ name: "\u2068Haya Al Otaibi\u2069" }) }).click();
    await page.locator("[name=firstName]").fill("Hayat");
    await page.getByRole("button", { name: account.save }).click();
    await page.getByRole("button", { name: words.removeThe({ name: "\u2068Hayat Al Otaibi\u2069" }) }).click();
    const yes = words.removeThe({ name: "\u2068Hayat Al Otaibi\u2069" });
    await page.getByRole("dialog").getByRole("button", { name: yes }).click();
    await expect(page.getByText(words.empty)).toBeVisible();
  });
}

test("numbers are shown after the owner has shown who they are", async ({ page, visit, browserErrors }) => {
  const { traveller: words, account } = lazyMessagesOf("en");
  const { api } = await becomeMember(page);
  const person = { title: "mr", firstName: "Fahd", lastName: "Ali", birthDate: "1990-01-02", nationality: "SA" };
  const document = { idType: "national", idNumber: "1023456789", idExpiry: null, isPrimary: true };
  const { id } = await call(api, "POST", endpoints.addTraveller.url, { ...person, ...document });
  await page.route("**/reveal", (route) => route.fulfill(WHO_ARE_YOU), { times: 1 });
  await visit("mabeet-sa", `/en/account/travellers/${id}`);
  await page.getByRole("button", { name: words.reveal }).click();
  const dialog = page.getByRole("dialog", { name: account.confirm.title });
  await dialog.locator("[name=password]").fill("not this one");
  await dialog.getByRole("button", { name: account.confirm.submit }).click();
  await expect(dialog.getByText("Current password is not correct.")).toBeVisible();
  await dialog.locator("[name=password]").fill(PASSWORD);
  await dialog.getByRole("button", { name: account.confirm.submit }).click();
  await expect(page.locator("[name=idNumber]")).toHaveValue("1023456789");
  expect(browserErrors.splice(0).every((text) => text.includes("Failed to load resource"))).toBe(true);
});

/** The answer of the server some minutes after a login, given at once. */
const WHO_ARE_YOU = {
  status: 403,
  contentType: "application/problem+json",
  body: JSON.stringify({
    type: problemType("sign-in-again"),
    error: {
      code: problems["sign-in-again"].code,
      message: "",
      fields: {},
      requestId: "x",
      details: { reauthenticate: true },
    },
  }),
};
