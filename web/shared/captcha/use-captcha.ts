import { useRef } from "react";

/** Solves a captcha in the background while the guest types. A solution is valid once, so every call gets a new one. */
export function useCaptcha() {
  const solving = useRef<Promise<string | undefined> | null>(null);
  const start = () => {
    solving.current ??= import("#web/lib/api/solve-captcha.ts").then(
      ({ solveCaptcha }) => solveCaptcha(),
      () => undefined,
    );
    return solving.current;
  };
  return {
    /** Starts ahead of the submit, e.g. when the first field takes the focus. */
    prepare: () => void start(),
    async take(): Promise<{ captchaToken: string } | Record<string, never>> {
      const captchaToken = await start();
      solving.current = null;
      return captchaToken ? { captchaToken } : {};
    },
  };
}
