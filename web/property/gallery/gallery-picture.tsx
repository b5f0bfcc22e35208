import type { PropertyImage } from "./picture-of.ts";
import { pictureAt, pictureSet } from "./picture-of.ts";

type Props = {
  image: Pick<PropertyImage, "url"> & Partial<Pick<PropertyImage, "placeholder">>;
  sizes: string;
  maxWidth?: 960 | 1600;
  /** The largest picture of the first view, which loads before everything else. */
  isFirst?: boolean;
  /** Not loaded yet, because it is far from the visible picture. */
  isDeferred?: boolean;
  alt?: string;
};

/** A picture that fills its box; its container has the accessible name. */
export function GalleryPicture({
  image,
  sizes,
  maxWidth = 1600,
  isFirst = false,
  isDeferred = false,
  alt = "",
}: Props) {
  const background = { background: image.placeholder ?? "var(--color-sunken)" };
  if (isDeferred) return <span className="block size-full" style={background} />;
  return (
    <picture className="block size-full" style={background}>
      <source type="image/avif" srcSet={pictureSet(image, "avif", maxWidth)} sizes={sizes} />
      <img
        src={pictureAt(image, 640)}
        srcSet={pictureSet(image, "webp", maxWidth)}
        sizes={sizes}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}
