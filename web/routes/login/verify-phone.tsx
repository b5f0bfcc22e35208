import { VerifyIsland } from "#web/login/verify-island.ts";

export const handle = { isLogin: true };

export default function VerifyPhoneRoute() {
  return <VerifyIsland channel="phone" token={null} />;
}
