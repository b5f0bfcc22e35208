/** The first night of a shard, in days since 1970, and the number of its nights. */
export type NightWindow = { first: number; nights: number };
