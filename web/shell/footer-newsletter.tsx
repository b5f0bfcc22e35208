import { useNamespace } from "#web/i18n/use-namespace.ts";
import { SubscribeForm } from "#web/shared/newsletter/subscribe-form.tsx";

/** A light card in the dark footer, so that the form and its errors have their usual colours. */
export default function FooterNewsletter() {
  const words = useNamespace("newsletter");
  return (
    <section aria-labelledby="footer-newsletter-title" className="page-width pt-12 print:hidden">
      <div className="grid items-center gap-x-12 gap-y-4 rounded-card bg-surface p-5 text-text desktop:grid-cols-2 desktop:p-8">
        <div>
          <h2 id="footer-newsletter-title" className="type-h3">
            {words.title}
          </h2>
          <p className="mt-1 text-text-2 type-body">{words.lead}</p>
        </div>
        <SubscribeForm id="footer-newsletter-form" />
      </div>
    </section>
  );
}
