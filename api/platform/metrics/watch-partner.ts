import { Gauge, type Registry } from "prom-client";

const watched = new WeakMap<Registry, Map<string, () => boolean>>();

/** `partner_up{name}`: 1 while the last calls to a partner were answered, 0 while it is down. */
export function watchPartner(registry: Registry, name: string, isUp: () => boolean): void {
  const partners = watched.get(registry) ?? createGauge(registry);
  partners.set(name, isUp);
}

function createGauge(registry: Registry): Map<string, () => boolean> {
  const partners = new Map<string, () => boolean>();
  watched.set(registry, partners);
  new Gauge({
    name: "partner_up",
    help: "Whether the last calls to a partner were answered",
    labelNames: ["name"],
    // A partner that no process reaches is down.
    aggregator: "max",
    registers: [registry],
    collect() {
      for (const [name, isUp] of partners) this.set({ name }, isUp() ? 1 : 0);
    },
  });
  return partners;
}
