/** Houses whose tours may stand in a frame of ours; what comes from anywhere else is no tour. */
export const tourHosts: readonly string[] = ["my.matterport.com", "kuula.co"];
