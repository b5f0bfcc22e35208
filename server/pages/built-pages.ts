import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { Visit } from "#web/lib/request/visit.ts";
import { parsedAnswers } from "./page-calls.ts";
import type { AnswerPage } from "./pages.ts";

type PagesModule = {
  pagesOf: (build: ServerBuild, mode: string) => (request: Request, visit: Visit) => Promise<Response>;
};
type MessageFiles = Visit["messageFiles"];

/** The built pages, and the manifest that names the files of the messages. */
export type BuiltFiles = { build: string; manifest: string };

export function builtFiles(buildDir: string): BuiltFiles {
  return { build: join(buildDir, "server/index.js"), manifest: join(buildDir, "client/.vite/manifest.json") };
}

/** The built pages. The bundle contains its own router, so the bundle also creates the handler. */
export async function builtPages(files: BuiltFiles): Promise<AnswerPage> {
  const messageFiles = await builtMessages(files.manifest);
  const build = (await import(pathToFileURL(files.build).href)) as ServerBuild;
  return handlerOf(build, "production", messageFiles);
}

export function handlerOf(build: ServerBuild, mode: string, messageFiles: MessageFiles): AnswerPage {
  const answer = (build.entry.module as unknown as PagesModule).pagesOf(build, mode);
  return (request, visit) => answer(request, { ...visit, messageFiles, dispatch: parsedAnswers(visit.dispatch) });
}

/** The file of the messages that every page of a language loads. */
export async function builtMessages(manifestFile: string): Promise<MessageFiles> {
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Record<string, { file: string } | undefined>;
  return (language) => {
    const built = manifest[`domain/message/compiled/${language}.ts`];
    return built ? [`/${built.file}`] : [];
  };
}
