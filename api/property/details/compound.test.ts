import { expect, test } from "vitest";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const app = await testApp();
const detailsOf = async (id: number) =>
  (await app.inject({ url: `${endpoints.getPropertyDetails.url}?propertyId=${id}` })).json();

test("a home of a compound names it, and borrows its name where it lacks its own", async () => {
  const compound = { compoundNameEn: "Najd Resort", compoundNameAr: "منتجع نجد" };
  const home = await aProperty(app.db, { nameEn: "Villa 4", ...compound });
  const nameless = await aProperty(app.db, { nameEn: " ", originalNameEn: "chalet 4", ...compound });

  expect(await detailsOf(home.id)).toMatchObject({ nameEn: "Villa 4", property: { nameEn: "Najd Resort" } });
  expect((await detailsOf(nameless.id)).nameEn).toBe("Najd Resort");
});
