import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Package = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
type Lock = { packages: Record<string, Package> };

/**
 * The folders of all packages that the product needs at run time, as `node_modules/…`. Ours that are optional are left
 * out: they are Node and the embedded PostgreSQL.
 */
export function productionPackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  const found = new Set<string>();
  const pending = Object.keys(packages[""]?.dependencies ?? {}).map((name) => `node_modules/${name}`);
  for (const folder of pending) {
    const own = packages[folder];
    if (found.has(folder) || !own || !existsSync(join(root, folder))) continue;
    found.add(folder);
    pending.push(...neededBy(own).map((name) => resolveFrom(packages, folder, name)));
  }
  const all = [...found].toSorted();
  // A nested package is copied with the one around it.
  return all.filter((folder) => !all.some((outer) => folder.startsWith(`${outer}/`)));
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Package): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/** As Node does: beside the package, then in each folder above it. */
function resolveFrom(packages: Lock["packages"], folder: string, name: string): string {
  const nested = `${folder}/node_modules/${name}`;
  if (packages[nested]) return nested;
  const above = folder.lastIndexOf("/node_modules/");
  return above < 0 ? `node_modules/${name}` : resolveFrom(packages, folder.slice(0, above), name);
}
