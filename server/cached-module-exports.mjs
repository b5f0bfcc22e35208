// Loaded before every process of ours. For each of drizzle's four hundred files Node reads the whole list of what drizzle
// exports, 130 kB of JSON, again: half of the time our API needs to start. What those files are is known, so it is said.
import module from "node:module";

const PACKAGE = "drizzle-orm";
const found = new Map();

// An older Node, which npm may run on, has no such hooks and needs none.
module.registerHooks?.({
  resolve(specifier, context, next) {
    if (!context.conditions.includes("import")) return next(specifier, context);
    if (specifier.startsWith(PACKAGE)) return once(specifier, () => next(specifier, context));
    if (!isOwnFile(specifier, context.parentURL)) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
  },
});

function once(specifier, resolve) {
  const known = found.get(specifier) ?? resolve();
  found.set(specifier, known);
  return { ...known, shortCircuit: true };
}

function isOwnFile(specifier, parent = "") {
  return specifier.startsWith(".") && specifier.endsWith(".js") && parent.includes(`/node_modules/${PACKAGE}/`);
}
