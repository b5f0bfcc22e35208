import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { AnswerPage, WordFiles } from "./pages.ts";

type PagesModule = { pagesOf: (build: ServerBuild, mode: string) => AnswerPage };

/** The built pages. The bundle contains its own router, so the bundle also creates the handler. */
export async function builtPages(file: string): Promise<AnswerPage> {
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  return handlerOf(build, "production");
}

export function handlerOf(build: ServerBuild, mode: string): AnswerPage {
  return (build.entry.module as unknown as PagesModule).pagesOf(build, mode);
}

/** The file of the messages that every page of a language loads. */
export async function builtWords(manifestFile: string): Promise<WordFiles> {
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Record<string, { file: string } | undefined>;
  return (language) => {
    const built = manifest[`domain/message/compiled/${language}.ts`];
    return built ? [`/${built.file}`] : [];
  };
}
