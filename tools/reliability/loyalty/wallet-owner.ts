import { randomUUID } from "node:crypto";
import type { Db } from "#api/platform/database/database.ts";
import { wallets } from "#api/schema/wallet.ts";
import type { CartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aRegistration } from "#api/testing/guests/member.ts";
import type { SignedIn } from "#contract/account/account.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { mailedCode } from "../environment/account-mail.ts";

/** Logs a browser in to a new account with a wallet. Its code comes from the inbox of the sandbox. */
export async function aWalletOwner(browser: CartGuest, { db, sandbox }: { db: Db; sandbox: { url: string } }) {
  const typed = aRegistration();
  const { email } = typed;
  const { requestId } = (await browser.call("POST", endpoints.register.url, typed)).json();
  const token = await mailedCode(sandbox, email);
  await browser.call("POST", endpoints.verifyEmail.url, { email, token, requestId });
  const login = await browser.call("POST", endpoints.logIn.url, aLogin({ email }));
  if (login.statusCode !== 200) throw new Error(`A member was refused: ${login.body}`);
  const { user }: SignedIn = login.json();
  const walletId = randomUUID();
  await db.insert(wallets).values({ id: walletId, accountId: user.id });
  return { walletId, userId: user.id };
}
