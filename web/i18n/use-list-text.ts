import { useLanguage } from "./messages-context.tsx";

/** Joins the parts that are known by the comma of the page's language. */
export function useListText(): (parts: readonly (string | false | null | undefined)[]) => string {
  const language = useLanguage();
  return (parts) => parts.filter(Boolean).join(language === "ar" ? "، " : ", ");
}
