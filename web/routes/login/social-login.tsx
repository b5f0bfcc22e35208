import { island } from "#web/hydration/island.tsx";

const SocialPage = island({
  id: "social",
  load: () => import("#web/login/social-page.tsx"),
  namespaces: ["login"],
  hydrates: { isAlways: true },
});

export const handle = { isLogin: true };

export default function LoginSocialRoute() {
  return <SocialPage />;
}
