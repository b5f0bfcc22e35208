import fp from "fastify-plugin";
import type { JWTVerifyGetKey } from "jose";
import { watchPartner } from "#api/platform/metrics/watch-partner.ts";
import { type SocialPlatform, socialPlatforms } from "#api/platform/settings/social-rows.ts";
import { type CompanyClient, createCompanyClient } from "./company-client.ts";
import { issuerKeys } from "./issuer-keys.ts";
import { issuerOf, offeredIssuers, type SocialSettings } from "./issuers.ts";

/** One company: its client and its public keys. */
type Company = { client: CompanyClient; keyOf: JWTVerifyGetKey };

/** What logging in with a company needs. */
export type SocialDeps = {
  settings: SocialSettings;
  now: () => Date;
  companies: Readonly<Record<SocialPlatform, Company>>;
};

declare module "fastify" {
  interface FastifyInstance {
    socialDeps: SocialDeps;
  }
}

/** Decorates the app with the companies that tell who a guest is. */
export const socialPlugin = fp(
  async (app) => {
    const { settings, now } = app;
    const create = (platform: SocialPlatform): Company => {
      const client = createCompanyClient(platform, settings);
      const { keysUrl } = issuerOf(settings, platform);
      return { client, keyOf: issuerKeys(client, keysUrl, { timeScale: settings.timeScale, now }) };
    };
    const companies = Object.fromEntries(
      socialPlatforms.map((platform) => [platform, create(platform)]),
    ) as SocialDeps["companies"];
    app.decorate("socialDeps", { settings, now, companies });
    for (const { platform } of offeredIssuers(settings))
      watchPartner(app.metrics, platform, companies[platform].client.isUp);
  },
  { name: "social", dependencies: ["metrics"] },
);
