// Which layer may import which. `tools/import-rules/import-rules.test.ts` plants a violation of every rule of this file.
const TEST = "[.]test[.]tsx?$";
const FOR_TEST = "-for-test[.]tsx?$";
const TESTING = "^(api|server)/testing/";
// Folders of web that every layer of web may import, and that import only each other.
const COMMON = "i18n|lib|brand|illustration|styles";
// Large parts of the screen that several features show.
const PARTS = [
  "account-frame",
  "compare-bar",
  "confirm-identity",
  "date-picker",
  "gift-card",
  "map",
  "phone-field",
  "place-picker",
  "property-card",
  "saved-lists",
  "search-box",
  "session",
  "verification",
].join("|");
const LAYERS = `routes|${PARTS}|shared|hydration|ui|public|${COMMON}`;

// The files of api that read requests and write replies. Everything below them takes plain values.
const HTTP_EDGE = "[.]routes[.]ts$|plugin[.]ts$|^api/(app|jobs|outbox-handlers)[.]ts$|^api/platform/(http|internal)/";

// Tables of method and path without schemas, which the browser bundle contains.
const ENDPOINTS = "^contract/endpoint/(endpoints|event-endpoint)[.]ts$";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    rule(
      "domain-imports",
      "domain imports nothing but domain",
      { path: "^domain/", pathNot: TEST },
      { pathNot: "^domain/" },
    ),
    rule(
      "domain-test-imports",
      "tests of domain import domain and test packages",
      { path: `^domain/.*${TEST}` },
      { path: "^(contract|api|web|sandbox|art|seed|server|tools|e2e)/" },
    ),
    rule(
      "contract-imports",
      "contract imports domain and Zod",
      { path: "^contract/", pathNot: TEST },
      { pathNot: "^(contract|domain)/|^node_modules/zod/" },
    ),
    rule(
      "endpoints-without-zod",
      "the table of endpoints is part of the browser bundle, so it imports nothing but the endpoint of events",
      { path: ENDPOINTS },
      { pathNot: ENDPOINTS, dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "api-imports",
      "api imports contract and domain",
      { path: "^api/" },
      { path: "^(web|art|seed|server|tools|e2e)/" },
    ),
    rule(
      "api-platform-imports",
      "the platform of the api imports no feature",
      { path: "^api/platform/", pathNot: TEST },
      { path: "^api/", pathNot: "^api/platform/" },
    ),
    rule(
      "api-fastify-imports",
      "only routes, plugins and platform/http import Fastify; actions take plain values",
      { path: "^api/", pathNot: `${HTTP_EDGE}|${TESTING}|${TEST}` },
      { path: "^node_modules/fastify(-plugin)?/" },
    ),
    rule(
      "production-without-testing",
      "production code does not import what is made for tests",
      { path: "^(api|seed|server)/", pathNot: `${TESTING}|${TEST}` },
      { path: TESTING },
    ),
    rule(
      "web-imports",
      "web imports contract and domain",
      { path: "^web/" },
      { path: "^(api|art|seed|server|tools|e2e)/" },
    ),
    rule(
      "web-contract-types-only",
      "web imports types from contract, and values only from the table of endpoints",
      { path: "^web/", pathNot: TEST },
      { path: "^contract/", pathNot: ENDPOINTS, dependencyTypesNot: ["type-only"] },
    ),
    rule("web-without-zod", "Zod adds 91 kB to the browser bundle", { path: "^web/" }, { path: "^node_modules/zod/" }),
    rule(
      "web-ui-layer",
      "ui imports no business code",
      { path: "^web/ui/" },
      { path: "^(web|contract)/", pathNot: `^web/(ui|${COMMON})/` },
    ),
    rule(
      "web-shared-layer",
      "shared imports hydration, ui and the common folders",
      { path: "^web/shared/" },
      { path: "^web/", pathNot: `^web/(shared|hydration|ui|${COMMON})/` },
    ),
    rule(
      "web-parts-layer",
      "the parts that several features show import each other, shared, hydration, ui and the common folders",
      { path: `^web/(${PARTS})/` },
      { path: "^web/", pathNot: `^web/(${PARTS}|shared|hydration|ui|${COMMON})/` },
    ),
    rule(
      "web-hydration-layer",
      "hydration imports ui and the common folders",
      { path: "^web/hydration/" },
      { path: "^web/", pathNot: `^web/(hydration|ui|${COMMON})/` },
    ),
    rule(
      "web-common-folders",
      "the common folders import only each other",
      { path: `^web/(${COMMON})/` },
      { path: "^web/", pathNot: `^web/(${COMMON})/` },
    ),
    rule(
      "web-feature-imports",
      "a feature never imports another feature; a route composes them, and the gallery shows them all",
      { path: `^web/(?!(?:gallery|${LAYERS})/)([^/]+)/` },
      { path: "^web/[^/]+/", pathNot: `^web/($1|${LAYERS})/` },
    ),
    rule(
      "web-routes-on-top",
      "nothing below imports a route",
      { path: "^web/", pathNot: "^web/routes/" },
      { path: "^web/routes/" },
    ),
    rule(
      "art-imports",
      "art imports domain",
      { path: "^art/" },
      { path: "^(contract|api|web|seed|server|tools|e2e)/" },
    ),
    rule(
      "sandbox-imports",
      "sandbox imports domain",
      { path: "^sandbox/" },
      { path: "^(contract|api|web|art|seed|server|tools|e2e)/" },
    ),
    rule(
      "seed-imports",
      "seed imports api, art, contract and domain",
      { path: "^seed/" },
      { path: "^(web|sandbox|server|tools|e2e)/" },
    ),
    rule(
      "server-imports",
      "server imports no developer tools",
      { path: "^server/" },
      { path: "^(sandbox|tools|e2e)/" },
    ),
    rule(
      "sandbox-over-http",
      "sandbox is called over HTTP and never imported",
      { pathNot: "^sandbox/" },
      { path: "^sandbox/" },
    ),
    rule("tests-not-imported", "nothing imports a test", {}, { path: TEST }),
    rule(
      "no-index",
      "a file is imported by its own name",
      {},
      { path: "(^|/)index[.][cm]?[jt]sx?$", pathNot: "node_modules" },
    ),
    rule("no-cycle", "files import each other in one direction", { pathNot: "node_modules" }, { circular: true }),
    rule(
      "resolvable",
      "every import can be resolved",
      {},
      { couldNotResolve: true, pathNot: "[+]types/|^virtual:|[?](url|raw|worker)" },
    ),
    rule(
      "for-tests-only",
      "a file made for tests is imported only by tests",
      { pathNot: `${FOR_TEST}|${TEST}` },
      { path: FOR_TEST },
    ),
    rule(
      "shipped-packages",
      "production code imports no development dependency",
      { path: "^(domain|contract|api|web|seed)/", pathNot: `${TESTING}|^web/routes[.]ts$|${FOR_TEST}|${TEST}` },
      { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    ),
  ],
  options: {
    // With TypeScript 7 the default parser reads no file and reports no violation.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|[.]react-router|[.]data|shots)/" },
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
