import fp from "fastify-plugin";
import { requireSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { readHolder } from "./holder-cookie.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The browser that sent the request, if it had a cart before. Throws when another site's page sent the cookie. */
    readonly holder: string | null;
  }
}

/** Identifies the browser to which carts and orders belong. */
export const holderPlugin = fp(
  async (app) => {
    const { secrets } = app.settings;
    app.decorateRequest("holder", {
      getter() {
        const holder = readHolder(this.headers.cookie, secrets);
        if (holder) requireSameOrigin(this);
        return holder;
      },
    });
  },
  { name: "cart-holder", dependencies: [] },
);
