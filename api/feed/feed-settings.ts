import type { Settings } from "#api/platform/settings/settings.ts";
import type { FeedDeps } from "./read-feeds.ts";

type FeedSettings = Pick<FeedDeps, "feedMinutes" | "feedHostsAllowed" | "sandboxOrigin" | "timeoutScale">;

/** How feeds are read. Only the sandbox may be on this machine, and production has none. */
export function feedSettings({ appEnv, sandboxPort, ...settings }: Settings): FeedSettings {
  const { feedMinutes, feedHostsAllowed, timeoutScale } = settings;
  const sandboxOrigin = appEnv === "production" ? null : `http://127.0.0.1:${sandboxPort}`;
  return { feedMinutes, feedHostsAllowed, timeoutScale, sandboxOrigin };
}
