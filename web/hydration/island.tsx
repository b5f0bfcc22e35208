import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from "react";
import { languages } from "#domain/language/language.ts";
import { loadNamespace, type Namespace } from "#web/i18n/lazy-namespaces.ts";
import type { HydrationNeeds } from "./needs-hydration.ts";
import { ServedContext } from "./served-context.ts";
import { waitForInteraction } from "./wait-for-interaction.ts";

const RETRY_MS = 3000;

type Options<Module> = {
  /** The id of its element in the page. */
  id: string;
  load: () => Promise<Module>;
  /** The lazy namespaces of its messages, loaded together with it. */
  namespaces: readonly Namespace[];
  /** When it hydrates without an interaction. */
  hydrates?: HydrationNeeds;
  hydratesWhenIdle?: () => boolean;
};

type Island<Props, Module> = ComponentType<Props> & {
  /** Loads it ahead of a navigation to its page; resolves to the whole module. */
  prepare: () => Promise<Module>;
};

/** A part of a page that the server renders and the browser hydrates at the first interaction (`waitForInteraction`). */
export function island<Props extends object, Module extends { default: ComponentType<Props> }>({
  id,
  load,
  namespaces,
  hydrates,
  hydratesWhenIdle,
}: Options<Module & { default: ComponentType<Props> }>): Island<Props, Module> {
  const prepare = async () => (await Promise.all([load(), loadNamespaces(namespaces)]))[0];
  const Part = lazy(async () => {
    await waitForInteraction(id, hydratesWhenIdle);
    const { default: Content } = await withRetry(prepare);
    function Hydrated(props: Props) {
      // The timeout is needed: inside an effect React cannot hydrate the clicked element itself.
      useEffect(() => {
        setTimeout(() => document.getElementById(id)?.setAttribute("data-island", "hydrated"));
      }, []);
      return <Content {...props} />;
    }
    return { default: Hydrated };
  });
  function Island(props: Props) {
    const [isServed] = useState(() => typeof document === "undefined" || document.getElementById(id) !== null);
    return (
      <div id={id} data-island="pending" data-hydrates={hydrates && JSON.stringify(hydrates)}>
        {isServed ? (
          <Suspense fallback={<ServedHtml id={id} />}>
            <ServedContext value={true}>
              <Part {...props} />
            </ServedContext>
          </Suspense>
        ) : (
          // A navigation in the browser: the previous page stays until this one has loaded.
          <Part {...props} />
        )}
      </div>
    );
  }
  // Rendered again only for changed props: React discards the server's HTML when it renders again before hydration.
  return Object.assign(memo(Island) as unknown as ComponentType<Props>, { prepare });
}

/**
 * The part as the server rendered it. React keeps that HTML until hydration unless a parent changes meanwhile; then it
 * would show this fallback, so the fallback is the same HTML again.
 */
function ServedHtml({ id }: { id: string }) {
  const [html] = useState(() =>
    typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? ""),
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own HTML, read back from the page
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The server has all messages in memory. */
async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  const language =
    typeof document === "undefined" ? undefined : languages.find((each) => each === document.documentElement.lang);
  if (language) await Promise.all(namespaces.map((name) => loadNamespace(language, name)));
}

/** An island that fails to load stays as the server rendered it, and is requested again. */
async function withRetry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === "undefined") throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
