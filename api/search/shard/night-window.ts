/** The first night a shard knows, in days since 1970, and how many there are from it on. */
export type NightWindow = { first: number; nights: number };
