import { approveHome } from "#api/operator/approve-home.ts";
import { listPhotos, refusePhoto, releasePhoto } from "#api/operator/photos.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { photoStoreOf } from "#server/pictures/photos.ts";
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
  photos: {
    usage: "",
    does: "lists the photographs that look like another host's and wait, with the homes of both and their objects in the store",
    run: (db, operator) => listPhotos(db, operator),
  },
  "release-photo": {
    usage: "<photo id>",
    does: "shows a photograph that waits, and lists its home if nothing else is missing",
    run: (db, operator, id) => releasePhoto(db, operator, id),
  },
  "refuse-photo": {
    usage: "<photo id>",
    does: "refuses a photograph that waits: it leaves its homes and the store, and the same file is refused again",
    run: async (db, operator, id) => refusePhoto(db, await photoStoreOf(readSettings(process.env), db), operator, id),
  },
} satisfies Record<string, Command>;

/** The options of these commands; `check` has no value. */
export const homeOptions = ["report"] as const;
