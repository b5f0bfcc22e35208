import { approveHome } from "#api/operator/approve-home.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import type { Command } from "./command.ts";
import { importCommand } from "./import-command.ts";

/** What operators do with homes. */
export const homeCommands = {
  "import-homes": {
    usage: "<folder> [--check] [--report <file>]",
    does: "brings homes, hosts, prices, photographs and feeds to what the files of a folder say (docs/operations.md); --check names everything that is wrong and changes nothing",
    run: importCommand,
  },
  "approve-home": {
    usage: "<externalId>",
    does: "shows a home that waits after an import, although its photographs or the register of licences are missing",
    run: (db, operator, name) => approveHome(db, operator, name, readSettings(process.env).appEnv === "production"),
  },
} satisfies Record<string, Command>;

/** The options of these commands; `check` has no value. */
export const homeOptions = ["report"] as const;
