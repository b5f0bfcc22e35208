import { expect, test } from "vitest";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const app = await testApp();

test("before booking a guest learns who the host is, but not how to call", async () => {
  const host = await aHost(app.db, {
    phone: "+966555000111",
    hostingSince: "2021-03-01",
    responseMinutes: 45,
    languages: ["ar", "en"],
  });
  const property = await aProperty(app.db, { hostId: host.id });
  await aProperty(app.db, { hostId: host.id });
  await aProperty(app.db, { hostId: host.id, status: "inactive" });
  const answer = await app.inject(`${endpoints.getPropertyDetails.url}?propertyId=${property.id}`);

  expect(answer.json().contact).toBeNull();
  expect(answer.json().host).toEqual({
    id: host.id,
    firstNameEn: "Fahad",
    firstNameAr: "فهد",
    userType: "OWNER",
    since: "2021-03",
    responseMinutes: 45,
    languages: ["ar", "en"],
    propertyCount: 2,
  });
  expect(answer.body).not.toContain("555000111");
});
