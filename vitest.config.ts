import { defineConfig } from "vitest/config";
import { compileMessages } from "./tools/messages/compile.ts";

await compileMessages(import.meta.dirname);

const postgres = "tools/postgres/vitest-setup.ts";
const withDatabase = ["api/**/*.test.ts", "sandbox/**/*.test.ts", "tools/{postgres,seed}/**/*.test.ts"];

/** Three kinds of tests, so that only those which speak to PostgreSQL pay for one, and only screens for a browser's DOM. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: ["{domain,contract,art,tools}/**/*.test.ts", "web/**/*.test.ts"],
          exclude: withDatabase,
          environment: "node",
          pool: "threads",
        },
      },
      {
        test: {
          name: "database",
          include: withDatabase,
          environment: "node",
          pool: "forks",
          isolate: false,
          setupFiles: ["api/testing/each-file.ts"],
          globalSetup: [postgres],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: "screens",
          include: ["web/**/*.test.tsx"],
          environment: "happy-dom",
          pool: "threads",
        },
      },
    ],
  },
});
