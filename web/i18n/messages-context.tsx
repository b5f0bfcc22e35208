import { createContext, type ReactNode, use, useMemo } from "react";
import type { Language } from "#domain/language/language.ts";
import type { Messages } from "#domain/message/compiled/en.ts";
import { fulfilledPromise } from "./fulfilled-promise.ts";
import { loadedMessages, loadMessages } from "./load-messages.ts";

type Provided = { language: Language; messages: Messages };

const MessagesContext = createContext<Provided | null>(null);

type Props = { language: Language; messages?: Messages; children: ReactNode };

/** Provides the messages of a language. It suspends until they have loaded. */
export function MessagesProvider({ language, messages, children }: Props) {
  const loaded = messages ?? loadedMessages(language);
  const provided = use(loaded ? fulfilledPromise(loaded) : loadMessages(language));
  // A new value would make React discard the HTML of islands that are not hydrated yet.
  const value = useMemo(() => ({ language, messages: provided }), [language, provided]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

export function useMessages(): Messages {
  return useProvided().messages;
}

export function useLanguage(): Language {
  return useProvided().language;
}

function useProvided(): Provided {
  const provided = use(MessagesContext);
  if (!provided) throw new Error("MessagesProvider is missing above this component");
  return provided;
}
