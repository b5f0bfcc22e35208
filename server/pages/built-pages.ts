import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { AnswerPage, WordFiles } from "./pages.ts";

type PagesModule = { pagesOf: (build: ServerBuild, mode: string) => AnswerPage };

/** The pages as the build left them. The bundle carries its own router, so the bundle makes the handler too. */
export async function builtPages(file: string): Promise<AnswerPage> {
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  return handlerOf(build, "production");
}

export function handlerOf(build: ServerBuild, mode: string): AnswerPage {
  return (build.entry.module as unknown as PagesModule).pagesOf(build, mode);
}

/** Where the build put the words that every page of a language speaks. */
export async function builtWords(manifestFile: string): Promise<WordFiles> {
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Record<string, { file: string } | undefined>;
  return (language) => {
    const built = manifest[`domain/message/compiled/${language}.ts`];
    return built ? [`/${built.file}`] : [];
  };
}
