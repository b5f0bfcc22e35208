import { useNamespace } from "#web/i18n/use-namespace.ts";

export type Anchor = { id: string; title: string };

/** Links to the sections of the page; sticky on a desktop. */
export function SectionNav({ anchors }: { anchors: readonly Anchor[] }) {
  const words = useNamespace("details");
  return (
    <nav
      aria-label={words.sections}
      className="sticky top-(--header-size) z-10 mt-4 hidden border-border border-b bg-page desktop:block"
    >
      <ul className="flex gap-6 overflow-x-auto">
        {anchors.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-12 items-center whitespace-nowrap text-text-2 type-small hover:text-primary hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
