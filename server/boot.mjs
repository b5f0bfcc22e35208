// Entry of every npm script. Runs on whatever Node started npm, before node_modules exists: built-ins and plain JS only.
// Installs the packages of the lockfile, then continues on the Node 24 that npm installed. A release has its packages.
import { spawn } from "node:child_process";
import { accessSync, constants, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants as osConstants, tmpdir } from "node:os";
import { delimiter, dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const platform = process.platform === "win32" ? "win" : process.platform;
const exe = process.platform === "win32" ? "node.exe" : "node";
const startedBy = ancestors();
/** A release is complete: nothing is installed, prepared or written. */
const isRelease = existsSync(join(root, "build/.release"));
let running;

process.chdir(root);
// A signal to npm may reach only the shell between npm and us, so we also watch whether either process has exited.
setInterval(() => ancestors() !== startedBy && running?.kill("SIGTERM"), 250).unref();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => running?.kill(signal));

if (Number(process.versions.node.split(".")[0]) < 20)
  stop(`Node 20.10 or newer is required; this is ${process.version}.`);
if (!isRelease && !isInstalled()) await install();
const node = findNode24();
if (!node)
  stop(
    `Mabeet needs Node 24.7 or newer: this is ${process.version}, and npm has none for ${platform}-${process.arch}.`,
  );
const PATH = [dirname(node), resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
// Node's compile cache: a second start, as in tests, takes a third less time.
const caches = isRelease ? {} : { NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled") };
const NODE_OPTIONS = [
  process.env.NODE_OPTIONS,
  `--import=${new URL("cached-module-exports.mjs", import.meta.url)}`,
].join(" ");
const env = { ...caches, ...process.env, PATH, NODE_OPTIONS };
for (const command of [...(isRelease ? [] : [["server/prepare.ts"]]), process.argv.slice(2)]) {
  const code = await run(node, command, { stdio: "inherit", env });
  if (code !== 0) process.exit(code);
}
process.exit(0);

/** Our parent and, when that is npm's shell, npm itself. */
function ancestors() {
  const parent = process.ppid;
  try {
    const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8"));
    return process.env.npm_lifecycle_event && /^(sh|dash|bash)$/.test(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}

/** npm writes the list of installed packages last. It must match the lockfile, and the folders must exist. */
function isInstalled() {
  const wanted = readLock("package-lock.json");
  const have = readLock("node_modules/.package-lock.json");
  if (!wanted || !have || !findNode24()) return false;
  const agrees = ([path, { version, optional, devOptional, link }]) =>
    path === "" || link || have[path]?.version === version || (!have[path] && (optional || devOptional));
  return (
    Object.entries(wanted).every(agrees) && Object.keys(have).every((path) => existsSync(join(path, "package.json")))
  );
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

async function install() {
  try {
    accessSync(existsSync("node_modules") ? "node_modules" : ".", constants.W_OK);
  } catch {
    stop(
      `The packages cannot be installed: this user cannot write to ${root}. Change the owner of the folder, or copy it.`,
    );
  }
  console.log("Installing packages. This happens once and takes about a minute.");
  const borrowed = mkdtempSync(join(tmpdir(), "mabeet-node-"));
  try {
    await runNpm(outsideNode(borrowed));
  } finally {
    rmSync(borrowed, { recursive: true, force: true });
  }
}

async function runNpm(node) {
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  let output = "";
  const listen = (chunk) => {
    output += chunk;
  };
  const [file, words] = npm?.endsWith("js") ? [node, [npm, ...args]] : ["npm", args];
  const code = await run(file, words, { stdio: ["ignore", "pipe", "pipe"], shell: file === "npm", listen });
  if (code !== 0) stop(whyNpmFailed(output), code);
}

/** `npm ci` deletes node_modules and the Node in it that may run this script, so npm runs on another Node. */
function outsideNode(folder) {
  const inside = (path) => resolve(path).startsWith(resolve("node_modules") + sep);
  const onPath = (process.env.PATH ?? "").split(delimiter).map((dir) => join(dir, exe));
  const candidates = [process.env.npm_node_execpath, process.execPath, ...onPath];
  const found = candidates.find((path) => path && existsSync(path) && !inside(path));
  if (found) return found;
  copyFileSync(process.execPath, join(folder, exe));
  return join(folder, exe);
}

function whyNpmFailed(output) {
  if (/ENOSPC/.test(output))
    return "The packages cannot be installed: the disk is full. Free about 1.5 GB and start again.";
  if (/EACCES|EPERM|EROFS/.test(output))
    return `The packages cannot be installed: this user cannot write to ${root} or to npm's cache.`;
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/.test(output))
    return "The packages cannot be installed: npm cannot reach its registry. Check the network or npm's registry setting.";
  return `${output.trim()}\nThe packages cannot be installed; see npm's output above.`;
}

function findNode24() {
  const names = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`];
  const bundled = names.map((name) => resolve("node_modules", name, "bin", exe)).find((path) => existsSync(path));
  const [major, minor] = process.versions.node.split(".").map(Number);
  return bundled ?? (major > 24 || (major === 24 && minor >= 7) ? process.execPath : undefined);
}

function run(file, args, { listen, ...options }) {
  return new Promise((done) => {
    running = spawn(file, args, options);
    running.stdout?.on("data", listen);
    running.stderr?.on("data", listen);
    running.on("error", (error) => stop(`${file} cannot be run: ${error.message}.`));
    running.on("close", (code, signal) => done(code ?? 128 + osConstants.signals[signal]));
  });
}

function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}
