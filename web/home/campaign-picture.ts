import type { ShellPicture } from "#web/illustration/shell-pictures.ts";

const NO_PICTURE = "linear-gradient(#302a70, #f6b56a 46%, #573c67 64%)";

/** The widths in which pictures of campaigns are drawn. */
export function campaignPicture(image: string): ShellPicture {
  return { stem: image.replace(/-\d+\.avif$/, ""), widths: [320, 640, 960], placeholder: NO_PICTURE };
}
