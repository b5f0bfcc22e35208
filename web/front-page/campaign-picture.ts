import { duskPlaceholder, type SitePicture } from "#web/illustration/site-pictures.ts";

/** The widths in which campaign pictures are rendered. */
export function campaignPicture(image: string): SitePicture {
  return { stem: image.replace(/-\d+\.avif$/, ""), widths: [320, 640, 960], placeholder: duskPlaceholder };
}
