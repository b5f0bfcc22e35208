import AxeBuilder from "@axe-core/playwright";
import { firstHome, stayQuery } from "./details-screen.ts";
import { expect, test } from "./guest.ts";

const states = [
  "",
  "AMENITIES_LIST_MODAL",
  "RULES_MODAL",
  "CANCELLATION_POLICY_MODAL",
  "REVIEWS_MODAL",
  "DETAILS_GALLERY_MODAL",
  "LOYALTY_REWARDS_MODAL",
];
for (const [place, modal] of states.entries()) {
  const site = ["mabeet-sa", "tajawal-sa"][place % 2] as string;
  const language = ["ar", "en"][Math.floor(place / 2) % 2] as string;
  const width = [320, 960, 1280][place % 3] as number;
  test(`a home has no barriers with ${modal || "nothing"} open (${site}, ${language}, ${width} px)`, async ({
    page,
    visit,
  }) => {
    const { id } = await firstHome(page);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(site, `/${language}/chalet/details/${id}?${stayQuery}${modal && `&modals=${modal}`}`);
    if (modal) await expect(page.getByRole("dialog")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.target.join(" ")}`)).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
  });
}
