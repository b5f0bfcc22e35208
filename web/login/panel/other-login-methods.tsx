import { MessageSquareText } from "lucide-react";
import { useEffect, useState } from "react";
import type { Calls } from "#contract/calls.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";
import { goToIssuer } from "./go-to-issuer.ts";
import { useLoginContext } from "./login-context.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

type Platform = Calls["getSocialOptions"]["answer"]["platforms"][number]["platform"];

type Props = {
  hasPasskeys?: boolean;
  /** Asks for a code by SMS; absent where that is no way in. */
  onSms?: () => void;
};

/** Login without a password, as far as this browser and this site support it. */
export function OtherLoginMethods({ hasPasskeys = false, onSms }: Props) {
  const words = useNamespace("login");
  const platforms = usePlatforms();
  const knowsPasskeys = useKnowsPasskeys() && hasPasskeys;
  if (platforms.length === 0 && !knowsPasskeys && !onSms) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-text-2 type-small before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        {words.or}
      </p>
      {onSms && (
        <span className="noscript:hidden">
          <Button variant="secondary" full icon={MessageSquareText} onPress={onSms}>
            {words.sms.button}
          </Button>
        </span>
      )}
      {knowsPasskeys && <PasskeyButton />}
      <SocialButtons platforms={platforms} />
    </div>
  );
}

/** Stands for a logo, which belongs to its company. */
const initials: Record<Platform, string> = { google: "G", facebook: "f", apple: "A" };

function SocialButtons({ platforms }: { platforms: readonly Platform[] }) {
  const { social: words } = useNamespace("login");
  const { returnTo } = useLoginContext();
  const { submit, isBusy, problem } = useSubmitOnce();
  const [pressed, setPressed] = useState<Platform | null>(null);
  const leave = (platform: Platform) => {
    if (!isBusy) setPressed(platform);
    void submit(() => goToIssuer(platform, returnTo));
  };
  return (
    <>
      {platforms.map((platform) => (
        <Button
          key={platform}
          variant="secondary"
          full
          busy={isBusy && platform === pressed}
          onPress={() => leave(platform)}
        >
          <span className="inline-flex items-center gap-2">
            <span
              aria-hidden="true"
              className="inline-flex size-6 shrink-0 items-center justify-center rounded-pill border border-border-strong font-bold type-caption"
            >
              {initials[platform]}
            </span>
            {words[platform]}
          </span>
        </Button>
      ))}
      <FormProblem>{problem}</FormProblem>
    </>
  );
}

/** The identity providers of this site; empty until they have loaded. */
function usePlatforms(): readonly Platform[] {
  const [platforms, setPlatforms] = useState<readonly Platform[]>([]);
  useEffect(() => {
    let isGone = false;
    callFromBrowser("getSocialOptions", {}).then(
      (options) => isGone || setPlatforms(options.platforms.map(({ platform }) => platform)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return platforms;
}

function useKnowsPasskeys(): boolean {
  const [knows, setKnows] = useState(false);
  useEffect(() => setKnows(typeof PublicKeyCredential !== "undefined"), []);
  return knows;
}
