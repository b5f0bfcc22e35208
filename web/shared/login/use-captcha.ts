import { useRef } from "react";

/**
 * Shows that a person asks, without asking them: the page solves a riddle while they type. An answer is good once, so
 * the next deed gets the next one.
 */
export function useCaptcha() {
  const solving = useRef<Promise<string | undefined> | null>(null);
  const begin = () => {
    solving.current ??= import("#web/lib/api/solve-captcha.ts").then(
      ({ solveCaptcha }) => solveCaptcha(),
      () => undefined,
    );
    return solving.current;
  };
  return {
    /** Begins ahead, e.g. when the guest comes to the first field. */
    prepare: () => void begin(),
    async take(): Promise<{ captchaToken: string } | Record<string, never>> {
      const captchaToken = await begin();
      solving.current = null;
      return captchaToken ? { captchaToken } : {};
    },
  };
}
