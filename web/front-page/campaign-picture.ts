import { duskPlaceholder, type ShellPicture } from "#web/illustration/shell-pictures.ts";

/** The widths in which pictures of campaigns are drawn. */
export function campaignPicture(image: string): ShellPicture {
  return { stem: image.replace(/-\d+\.avif$/, ""), widths: [320, 640, 960], placeholder: duskPlaceholder };
}
