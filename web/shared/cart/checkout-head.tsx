/** The head of pages that belong to one guest: a title, and no indexing by search engines. */
export function CheckoutHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex,nofollow" />
    </>
  );
}
