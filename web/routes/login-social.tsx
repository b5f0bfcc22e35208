// The server draws the page before its scripts come, so its styles must come with it.
import "#web/ui/spinner.css";
import { island } from "#web/shared/island.tsx";

const SocialPage = island({
  id: "social",
  load: () => import("#web/login/social-page.tsx"),
  words: ["login"],
  isUrgent: () => true,
});

export const handle = { isEntry: true };

export default function LoginSocialRoute() {
  return <SocialPage />;
}
