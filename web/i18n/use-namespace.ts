import { use } from "react";
import { fulfilledPromise } from "./fulfilled-promise.ts";
import { loadedNamespace, loadNamespace, type Namespace } from "./lazy-namespaces.ts";
import { useLanguage } from "./messages-context.tsx";

/** The messages of one lazy namespace. It suspends until they have loaded; an island loads its own ahead. */
export function useNamespace<Name extends Namespace>(name: Name) {
  const language = useLanguage();
  const messages = loadedNamespace(language, name);
  return use(messages ? fulfilledPromise(messages) : loadNamespace(language, name));
}
