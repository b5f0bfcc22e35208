import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { AnswerPage } from "./pages.ts";

type PagesModule = { pagesOf: (build: ServerBuild, mode: string) => AnswerPage };

/** The pages as the build left them. The bundle carries its own router, so the bundle makes the handler too. */
export async function builtPages(file: string): Promise<AnswerPage> {
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  return handlerOf(build, "production");
}

export function handlerOf(build: ServerBuild, mode: string): AnswerPage {
  return (build.entry.module as unknown as PagesModule).pagesOf(build, mode);
}
