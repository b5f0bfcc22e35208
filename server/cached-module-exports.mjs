// Every process preloads this file. For each of drizzle's four hundred files Node parses drizzle's list of exports again,
// 130 kB of JSON, which is half of the start time of the API. The format of these files is known, so a hook returns it.
import module from "node:module";

const PACKAGE = "drizzle-orm";
const found = new Map();

// An older Node, on which npm may run, has no such hooks and needs none.
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
