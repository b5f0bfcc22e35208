const always = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  timezone: "UTC",
  log_timezone: "UTC",
  log_destination: "stderr",
};

/** The data of `npm start` must survive a power failure; the data of a test need not survive the test. */
const byPurpose = {
  durable: { fsync: "on", synchronous_commit: "on", full_page_writes: "on" },
  throwaway: {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    wal_level: "minimal",
    max_wal_senders: "0",
    autovacuum: "off",
  },
};

export type Purpose = keyof typeof byPurpose;

/** The text that `pg_ctl -o` passes to the server. */
export function serverFlags(purpose: Purpose, port: number): string {
  const flags = Object.entries({ ...always, ...byPurpose[purpose] });
  return [`-p ${port}`, ...flags.map(([name, value]) => `-c ${name}='${value}'`)].join(" ");
}
