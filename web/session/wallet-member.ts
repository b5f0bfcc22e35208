import { readStored, writeStored } from "#web/lib/storage/stored.ts";

export const WALLET_MEMBER = "WALLET_MEMBER";

/** Stores that the guest has joined the wallet, so that the header asks for the balance of members only. */
export function storeWalletMember(): void {
  writeStored(localStorage, WALLET_MEMBER, true);
}

export function isWalletMember(): boolean {
  return readStored<boolean>(localStorage, WALLET_MEMBER) === true;
}
