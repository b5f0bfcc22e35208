/** Pages of one guest alone: named for their tab, and kept from search engines. */
export function CheckoutHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex,nofollow" />
    </>
  );
}
