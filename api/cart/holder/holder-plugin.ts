import fp from "fastify-plugin";
import { requireSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { readHolder } from "./holder-cookie.ts";
import { ownClaims } from "./own-hold.ts";
import { ownerOf } from "./owner.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The browser that sent the request, if it had a cart before. Throws when another site's page sent the cookie. */
    readonly holder: string | null;
    /** The claims of the stays that this guest holds. */
    ownClaims: () => Promise<number[]>;
  }
}

/** Identifies the browser to which carts and orders belong. */
export const holderPlugin = fp(
  async (app) => {
    const { db, settings } = app;
    const { secrets } = settings;
    app.decorateRequest("holder", {
      getter() {
        const holder = readHolder(this.headers.cookie, secrets);
        if (holder) requireSameOrigin(this);
        return holder;
      },
    });
    app.decorateRequest("ownClaims", function () {
      return ownClaims(db, ownerOf(this));
    });
  },
  { name: "cart-holder", dependencies: [] },
);
