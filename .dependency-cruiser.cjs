// The arrows of the house. `tools/walls/walls.test.ts` plants a breach in every rule of this file and expects red.
const TEST = "[.]test[.]tsx?$";
const FOR_TEST = "-for-test[.]tsx?$";
// Beside the layers of web: words, small machinery, logos and drawings; anybody may use them, and they use only each other.
const BESIDE = "i18n|lib|brand|illustration|styles";
const LAYERS = `routes|shared|hydration|ui|public|${BESIDE}`;

const wall = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    wall(
      "domain-alone",
      "domain imports nothing but domain",
      { path: "^domain/", pathNot: TEST },
      { pathNot: "^domain/" },
    ),
    wall(
      "domain-tests",
      "tests of the domain know domain and the test tools",
      { path: `^domain/.*${TEST}` },
      { path: "^(contract|api|web|sandbox|art|seed|server|tools|e2e)/" },
    ),
    wall(
      "contract-domain-zod",
      "contract knows domain and Zod",
      { path: "^contract/", pathNot: TEST },
      { pathNot: "^(contract|domain)/|^node_modules/zod/" },
    ),
    wall(
      "endpoints-without-zod",
      "the browser carries the table of endpoints, so it imports nothing",
      { path: "^contract/endpoints[.]ts$" },
      { dependencyTypesNot: ["type-only"] },
    ),
    wall(
      "api-arrows",
      "api knows contract and domain",
      { path: "^api/", pathNot: `^api/testing/|${TEST}` },
      { path: "^(web|art|seed|server|tools|e2e)/" },
    ),
    wall(
      "api-platform-alone",
      "the platform of the api knows no feature",
      { path: "^api/platform/", pathNot: TEST },
      { path: "^api/", pathNot: "^api/platform/" },
    ),
    wall(
      "api-test-arrows",
      "the harness of the api may also start PostgreSQL",
      { path: `^api/testing/|^api/.*${TEST}` },
      { path: "^(web|art|tools|e2e)/|^server/(?!postgres)" },
    ),
    wall(
      "api-ships-no-harness",
      "what serves guests does not import the test harness",
      { path: "^api/", pathNot: `^api/testing/|${TEST}` },
      { path: "^api/testing/" },
    ),
    wall(
      "web-arrows",
      "web knows contract and domain",
      { path: "^web/" },
      { path: "^(api|art|seed|server|tools|e2e)/" },
    ),
    wall(
      "web-contract-types-only",
      "web takes types from contract, and values only from its table of endpoints",
      { path: "^web/", pathNot: TEST },
      { path: "^contract/", pathNot: "^contract/endpoints[.]ts$", dependencyTypesNot: ["type-only"] },
    ),
    wall("web-without-zod", "Zod weighs 91 kB in a browser", { path: "^web/" }, { path: "^node_modules/zod/" }),
    wall(
      "web-ui-layer",
      "ui knows no business",
      { path: "^web/ui/" },
      { path: "^(web|contract)/", pathNot: `^web/(ui|${BESIDE})/` },
    ),
    wall(
      "web-shared-layer",
      "shared stands on ui",
      { path: "^web/shared/" },
      { path: "^web/", pathNot: `^web/(shared|hydration|ui|${BESIDE})/` },
    ),
    wall(
      "web-hydration-layer",
      "hydration stands on ui",
      { path: "^web/hydration/" },
      { path: "^web/", pathNot: `^web/(hydration|ui|${BESIDE})/` },
    ),
    wall(
      "web-beside-layer",
      "words, machinery, logos and drawings stand beside the layers",
      { path: `^web/(${BESIDE})/` },
      { path: "^web/", pathNot: `^web/(${BESIDE})/` },
    ),
    wall(
      "web-feature-alone",
      "a feature never imports another feature; a route composes them, and the gallery shows them all",
      { path: `^web/(?!(?:gallery|${LAYERS})/)([^/]+)/` },
      { path: "^web/[^/]+/", pathNot: `^web/($1|${LAYERS})/` },
    ),
    wall(
      "web-routes-on-top",
      "nothing below imports a route",
      { path: "^web/", pathNot: "^web/routes/" },
      { path: "^web/routes/" },
    ),
    wall("art-domain", "art knows domain", { path: "^art/" }, { path: "^(contract|api|web|seed|server|tools|e2e)/" }),
    wall(
      "sandbox-domain",
      "the outside world knows at most domain",
      { path: "^sandbox/" },
      { path: "^(contract|api|web|art|seed|server|tools|e2e)/" },
    ),
    wall(
      "seed-imports",
      "seed imports api, art, contract and domain",
      { path: "^seed/", pathNot: TEST },
      { path: "^(web|sandbox|server|tools|e2e)/|^api/testing/" },
    ),
    wall(
      "server-imports",
      "what runs in production imports no developer tools",
      { path: "^server/", pathNot: TEST },
      { path: "^(sandbox|tools|e2e)/|^api/testing/" },
    ),
    wall("sandbox-outside", "the outside world is reached over HTTP", { pathNot: "^sandbox/" }, { path: "^sandbox/" }),
    wall("tests-stay-tests", "nothing imports a test", {}, { path: TEST }),
    wall(
      "no-index",
      "a file is imported by its own name",
      {},
      { path: "(^|/)index[.][cm]?[jt]sx?$", pathNot: "node_modules" },
    ),
    wall("no-cycle", "no cycles", { pathNot: "node_modules" }, { circular: true }),
    wall(
      "resolvable",
      "every import leads somewhere",
      {},
      { couldNotResolve: true, pathNot: "[+]types/|^virtual:|[?](url|raw|worker)" },
    ),
    wall(
      "for-tests-alone",
      "what is made for tests is used by tests",
      { pathNot: `${FOR_TEST}|${TEST}` },
      { path: FOR_TEST },
    ),
    wall(
      "shipped-packages",
      "what ships needs only dependencies, not the development ones",
      { path: "^(domain|contract|api|web|seed)/", pathNot: `^api/testing/|^web/routes[.]ts$|${FOR_TEST}|${TEST}` },
      { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    ),
  ],
  options: {
    // With TypeScript 7 the default parser reads no file at all, and passes.
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
