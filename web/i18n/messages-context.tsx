import { createContext, type ReactNode, use } from "react";
import type { Messages } from "#domain/message/compiled/en.ts";
import type { Language } from "#domain/site/language.ts";
import { loadMessages, messagesAtHand } from "./load-messages.ts";
import { settled } from "./settled.ts";

type Spoken = { language: Language; messages: Messages };

const SpokenContext = createContext<Spoken | null>(null);

type Props = { language: Language; messages?: Messages; children: ReactNode };

/** Gives everything inside its words. A language not yet at hand suspends until it has come. */
export function MessagesProvider({ language, messages, children }: Props) {
  const atHand = messages ?? messagesAtHand(language);
  const words = use(atHand ? settled(atHand) : loadMessages(language));
  return <SpokenContext value={{ language, messages: words }}>{children}</SpokenContext>;
}

export function useMessages(): Messages {
  return useSpoken().messages;
}

export function useLanguage(): Language {
  return useSpoken().language;
}

function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error("MessagesProvider is missing above this component");
  return spoken;
}
