import type { Tx } from "#api/platform/database/database.ts";

/**
 * What follows a login, in the transaction that starts or ends it. Other features take part here, so that accounts know
 * nothing of them.
 */
export type SessionListener = {
  /** A browser belongs to an account from now on; `null` for one that has done nothing yet. */
  joined: (tx: Tx, accountId: string, holder: string | null) => Promise<void>;
  /** A login of the account has ended. */
  ended: (tx: Tx, accountId: string) => Promise<void>;
  /** A browser was logged out, whether or not its session was still valid. */
  left: (tx: Tx, holder: string) => Promise<void>;
};

declare module "fastify" {
  interface FastifyInstance {
    sessionListener: SessionListener;
  }
}
