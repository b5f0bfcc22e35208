import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "#server/build/chunk-groups.ts";
import { precomputedModules } from "#server/build/precomputed-modules.ts";
import { singleIcons } from "#server/build/single-icons.ts";

/** What lazy messages need came with the page's first messages; preloading it again would only cost time. */
const neededAhead = (file: string, needed: string[]) => (/\/(?:ar|en)-[^/]+$/.test(file) ? [] : needed);

/** The pages bundle carries its packages, so that the server starts without walking node_modules. */
export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    singleIcons(),
    precomputedModules(),
    { ...optimizeLocales.vite({ locales: ["en-US", "ar-AE"] }), enforce: "pre" as const },
    reactRouter(),
  ],
  publicDir: "web/public",
  server: { watch: { ignored: ["**/shots/**", "**/build/**", "**/.data/**", "**/test-results/**"] } },
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: { resolveDependencies: neededAhead } },
  // The map's worker is started as a module.
  worker: { format: "es" as const },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
  },
  ssr: command === "build" ? { noExternal: true as const } : {},
}));
