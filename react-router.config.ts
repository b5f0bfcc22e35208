import type { Config } from "@react-router/dev/config";
import { keepShellStyles } from "#server/build/shell-styles.ts";

/** The few routes travel with the first page, so that no step inside a search asks for them again. */
const config: Config = {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => keepShellStyles(reactRouterConfig.buildDirectory),
};

export default config;
