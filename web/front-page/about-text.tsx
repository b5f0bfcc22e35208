import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageColumn } from "#web/shared/page-column.ts";

/** A short description of the company, for guests and for search engines. */
export function AboutText() {
  const { seo } = useNamespace("about");
  const column = usePageColumn();
  return (
    <section aria-labelledby="about-title" className={`${column} pt-16`}>
      <h2 id="about-title" className="text-text type-h2">
        {seo.title}
      </h2>
      <div className="mt-3 grid max-w-[760px] gap-3 text-text-2 type-body">
        <p>{seo.body}</p>
        <p>{seo.body2}</p>
      </div>
    </section>
  );
}
