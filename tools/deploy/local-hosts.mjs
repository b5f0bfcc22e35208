// Preloaded in the processes of a test: names of LOCAL_HOSTS, separated by commas, are this machine, as in /etc/hosts.
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";

const ADDRESS = "127.0.0.1";
const hosts = new Set((process.env.LOCAL_HOSTS ?? "").split(","));
const { lookup } = dns;
const { resolve4, resolve6 } = dns.Resolver.prototype;

dns.lookup = (host, options, done = options) => {
  if (!hosts.has(host)) return lookup(host, options, done);
  const found = { address: ADDRESS, family: 4 };
  setImmediate(() => (options.all ? done(null, [found]) : done(null, found.address, found.family)));
};
dns.Resolver.prototype.resolve4 = function (host, ...rest) {
  return hosts.has(host) ? setImmediate(() => rest.at(-1)(null, [ADDRESS])) : resolve4.call(this, host, ...rest);
};
dns.Resolver.prototype.resolve6 = function (host, ...rest) {
  return hosts.has(host) ? setImmediate(() => rest.at(-1)(null, [])) : resolve6.call(this, host, ...rest);
};
syncBuiltinESMExports();
