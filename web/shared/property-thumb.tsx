import type { Cart } from "#contract/cart/cart.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";

type Props = { image: Cart["chalet"]["thumbnailImage"]; className: string };

/** A small picture of the property, with its colours as the placeholder. */
export function PropertyThumb({ image, className }: Props) {
  const language = useLanguage();
  if (!image) return null;
  const stem = image.url.replace(/-\d+\.avif$/, "");
  return (
    <picture
      className={`block shrink-0 overflow-hidden rounded-control bg-sunken ${className}`}
      style={{ background: image.placeholder }}
    >
      <source type="image/avif" srcSet={`${stem}-320.avif`} />
      <img src={`${stem}-320.webp`} alt={image.alt[language]} className="size-full object-cover" />
    </picture>
  );
}
