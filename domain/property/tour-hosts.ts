/** Hosts of tours that may be shown in a frame; any other address is no tour. */
export const tourHosts: readonly string[] = ["my.matterport.com", "kuula.co"];
