import type { PropertyImage } from "./picture-of.ts";
import { pictureAt, pictureSet } from "./picture-of.ts";

type Props = {
  image: Pick<PropertyImage, "url"> & Partial<Pick<PropertyImage, "placeholder">>;
  sizes: string;
  /** The largest picture of the first view: fetched before everything else. */
  isFirst?: boolean;
  /** Not fetched yet, because nobody is near it. */
  isHeld?: boolean;
  alt?: string;
};

/** A picture that fills its box; what it shows is said by what it stands in. */
export function GalleryPicture({ image, sizes, isFirst = false, isHeld = false, alt = "" }: Props) {
  const ground = { background: image.placeholder ?? "var(--color-sunken)" };
  if (isHeld) return <span className="block size-full" style={ground} />;
  return (
    <picture className="block size-full" style={ground}>
      <source type="image/avif" srcSet={pictureSet(image, "avif")} sizes={sizes} />
      <img
        src={pictureAt(image, 640)}
        srcSet={pictureSet(image, "webp")}
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
