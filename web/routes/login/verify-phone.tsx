import { VerifyIsland } from "#web/login/verify-island.ts";
import { withoutScript } from "#web/login/without-script.ts";

export const handle = { isLogin: true };

export const action = withoutScript;

export default function VerifyPhoneRoute() {
  return <VerifyIsland channel="phone" token={null} />;
}
