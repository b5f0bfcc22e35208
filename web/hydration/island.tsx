import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from "react";
import { languages } from "#domain/site/language.ts";
import { loadLate, type Namespace } from "#web/i18n/late-words.ts";
import { awaken } from "./wait-for-interaction.ts";

const AGAIN_MS = 3000;

type Options<Module> = {
  /** Names the part in the page. */
  id: string;
  load: () => Promise<Module>;
  /** What it speaks, fetched together with it. */
  words: readonly Namespace[];
  isUrgent?: () => boolean;
};

type Island<Props, Module> = ComponentType<Props> & {
  /** Fetches it ahead, so that a step to its page need not wait for it there; the answer is all its module holds. */
  prepare: () => Promise<Module>;
};

/** A part of a page that the server draws and that is brought to life at the first sign of a guest; see `awaken`. */
export function island<Props extends object, Module extends { default: ComponentType<Props> }>({
  id,
  load,
  words,
  isUrgent,
}: Options<Module & { default: ComponentType<Props> }>): Island<Props, Module> {
  const prepare = async () => (await Promise.all([load(), loadWords(words)]))[0];
  const Part = lazy(async () => {
    const pressAgain = await awaken(id, isUrgent ? { isUrgent } : {});
    const { default: Content } = await patiently(prepare);
    function Alive(props: Props) {
      // A moment later: inside an effect React cannot bring the pressed place itself to life.
      useEffect(() => {
        setTimeout(() => {
          document.getElementById(id)?.setAttribute("data-island", "awake");
          pressAgain();
        });
      }, []);
      return <Content {...props} />;
    }
    return { default: Alive };
  });
  function Island(props: Props) {
    const [isServed] = useState(() => typeof document === "undefined" || document.getElementById(id) !== null);
    return (
      <div id={id} data-island="asleep">
        {isServed ? (
          <Suspense fallback={<Asleep id={id} />}>
            <Part {...props} />
          </Suspense>
        ) : (
          // A step within our pages: the page before stays until this one is here.
          <Part {...props} />
        )}
      </div>
    );
  }
  // Drawn again only for other props: React gives up what the server drew when it is drawn again before it wakes.
  return Object.assign(memo(Island) as unknown as ComponentType<Props>, { prepare });
}

/**
 * The part as the server drew it. React keeps that by itself until the part comes to life, unless something above
 * changes in the meantime: then it would take it away and show this instead, so this is the same again.
 */
function Asleep({ id }: { id: string }) {
  const [html] = useState(() =>
    typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? ""),
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own HTML, read back from the page
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The server has all words at hand. */
async function loadWords(words: readonly Namespace[]): Promise<void> {
  const language =
    typeof document === "undefined" ? undefined : languages.find((each) => each === document.documentElement.lang);
  if (language) await Promise.all(words.map((name) => loadLate(language, name)));
}

/** A part that cannot be fetched stays as the server drew it, and is asked for again. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === "undefined") throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
