import { userView } from "#api/account/record/user-view.ts";
import type { Db } from "#api/platform/database/database.ts";
import type { Client } from "#api/platform/http/client.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { SignedIn } from "#contract/account/account.ts";
import type { OpenedSession } from "./open-session.ts";
import { sessionHeaders } from "./session-cookies.ts";
import { md5UserOf } from "./session-token.ts";

type Deps = { db: Db; settings: Pick<Settings, "secrets" | "appEnv"> };

/** The answer to every kind of log-in. Call it after the transaction that opened the session. */
export async function signedInAnswer({ db, settings }: Deps, client: Client, opened: OpenedSession) {
  const { account, token, expiresIn } = opened;
  const user = await userView(db, account);
  const body: SignedIn = { md5User: md5UserOf(settings.secrets, account.id), token, expiresIn, user };
  return { headers: sessionHeaders(opened, client, settings), body };
}
