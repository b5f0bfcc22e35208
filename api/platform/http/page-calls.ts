import { randomBytes } from "node:crypto";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** Known to this process only; its pages send it with the calls that they make in process. */
    pageKey: string;
  }
  interface FastifyRequest {
    /** A page of this process makes the call, for a guest whose browser runs no scripts. */
    readonly isPageCall: boolean;
  }
}

export const PAGE_KEY = "x-page-key";

/** Tells calls that our pages make on the server from calls of clients. */
export const pageCallsPlugin = fp(
  async (app) => {
    const key = randomBytes(32).toString("base64url");
    app.decorate("pageKey", key);
    app.decorateRequest("isPageCall", {
      getter() {
        return this.headers[PAGE_KEY] === key;
      },
    });
  },
  { name: "page-calls", dependencies: [] },
);
