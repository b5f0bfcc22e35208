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
type FindScripts = Visit["scriptFiles"];

/** The built pages, and the manifest that names the files of a module. */
export type BuiltFiles = { build: string; manifest: string };

export function builtFiles(buildDir: string): BuiltFiles {
  return { build: join(buildDir, "server/index.js"), manifest: join(buildDir, "client/.vite/manifest.json") };
}

/** The built pages. The bundle contains its own router, so the bundle also creates the handler. */
export async function builtPages(files: BuiltFiles): Promise<AnswerPage> {
  const scriptFiles = await builtScripts(files.manifest);
  const build = (await import(pathToFileURL(files.build).href)) as ServerBuild;
  return handlerOf(build, "production", scriptFiles);
}

export function handlerOf(build: ServerBuild, mode: string, scriptFiles: FindScripts): AnswerPage {
  const answer = (build.entry.module as unknown as PagesModule).pagesOf(build, mode);
  return (request, visit) => answer(request, { ...visit, scriptFiles, dispatch: parsedAnswers(visit.dispatch) });
}

/** The files of the first module and of the messages that every page of a language loads. */
export async function builtScripts(manifestFile: string): Promise<FindScripts> {
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Record<string, { file: string } | undefined>;
  const fileOf = (module: string) => {
    const built = manifest[module];
    return built ? `/${built.file}` : null;
  };
  return (language) => {
    const messages = fileOf(`domain/message/compiled/${language}.ts`);
    return { firstModule: fileOf("web/hydration/first-module.ts"), messages: messages ? [messages] : [] };
  };
}
