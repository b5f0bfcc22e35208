import { Picture } from "#web/shared/picture.tsx";
import { campaignPicture } from "./campaign-picture.ts";

type Props = { images: readonly string[]; sizes: string; className: string };

/** The pictures of a campaign: one fills the place, several are scrolled sideways. */
export function CampaignPictures({ images, sizes, className }: Props) {
  return (
    <div className={`flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] ${className}`}>
      {images.map((image, place) => (
        <Picture
          key={image}
          picture={campaignPicture(image)}
          sizes={sizes}
          isLazy
          className={`aspect-video shrink-0 snap-start ${images.length > 1 ? "w-[88%]" : "w-full"} ${place > 0 ? "ms-1" : ""}`}
        />
      ))}
    </div>
  );
}
