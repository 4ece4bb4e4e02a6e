/**
 * The import rules of ARCHITECTURE.md:
 *
 *   domain → data → sync;   domain, data → client → pieces → features → app;   server and domain only;   workers and sw are glue.
 *
 * Each comment names the remedy.
 */
const swc = require('@swc/core');

// dependency-cruiser asks swc for plain TypeScript everywhere, which has no JSX.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

const TEST = '\\.test\\.tsx?$';
const forbid = (name, comment, from, to) => ({
  name,
  severity: 'error',
  comment,
  from: { pathNot: TEST, ...from },
  to,
});

// Each of the server's layers imports itself and those before it: kernel, engine, web, areas.
const area = '^server/areas/([^/]+/[^/]+)/';
const program = '^server/(program/|[^/]+$)';

const product = '^(src|server|sw|workers)/';

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Move what both need into a third file, or pass it as an argument.',
      // swc does not tell type-only imports; in tests, where types may point both ways, oxlint looks for cycles.
      { path: product },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'domain-is-pure',
      'The domain imports the domain, valibot and date-fns only. Pass anything else in as an argument.',
      { path: '^src/domain/' },
      { pathNot: '^src/domain/|^node_modules/(valibot|date-fns|@date-fns/utc)/' },
    ),
    forbid(
      'data-below-sync',
      'src/data may import the domain and itself. Let src/sync or the app hand it what it needs.',
      { path: '^src/data/' },
      { path: '^(src/(sync|client|pieces|features|app|ui)|server|sw|workers)/' },
    ),
    forbid(
      'queries-stand-on-their-kit',
      'What queries of every area use knows none of them. Move what one area says to that area.',
      { path: '^src/data/queries/kit/' },
      { path: '^src/data/queries/(?!kit/)' },
    ),
    forbid(
      'tooltips-come-late',
      'Use IconAction, ActionButton or Tip: what places a bubble would stand in the first screens.',
      {
        path: '^src/',
        pathNot:
          '^src/(ui/actions/Bubble|features/agenda/calendar/PlacedCard|features/notes/templates/SlashList)\\.tsx$',
      },
      { path: '^node_modules/@mui/material/(Tooltip|Popper)/' },
    ),
    forbid(
      'sync-below-app',
      'The engine knows domain and data only. Inject the rest through Environment.',
      { path: '^src/sync/' },
      { path: '^(src/(client|pieces|features|app|ui)|server|sw|workers)/' },
    ),
    forbid(
      'client-below-features',
      'The page meets the device and the server here: it knows the domain, the contracts of data and pieces of ui.',
      { path: '^src/client/' },
      { path: '^(src/(sync|pieces|features|app)|server|sw|workers)/' },
    ),
    forbid(
      'pieces-below-features',
      'A piece shows an entity wherever it appears. What only one screen knows is passed in, or stays in its feature.',
      { path: '^src/pieces/' },
      {
        path: '^(src/(sync|features|app)|server|sw|workers)/|^src/data/(?!(queries/(kit/(known|marks)|\\w+/results)|device)\\.ts)',
      },
    ),
    forbid(
      'features-see-data-only',
      'A feature reads queries and dispatches commands. What it wants of sync belongs into a query or the Device.',
      { path: '^src/features/' },
      { path: '^(src/(sync|app)|server|sw|workers)/' },
    ),
    forbid(
      'features-are-islands',
      'Two features that need the same: move it to src/pieces, src/ui, src/client or the domain.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'ui-knows-no-entity',
      'Pass values and callbacks in; a piece that knows an entity belongs to src/pieces. Days and clocks are no entity.',
      { path: '^src/ui/' },
      {
        path: '^(src/(domain(?!/time/)|data|client|pieces|sync|features|app)|server|sw|workers)/',
      },
    ),
    forbid(
      'server-sees-domain-only',
      'Rules that both sides need belong into src/domain.',
      { path: '^server/' },
      { path: '^(src/(?!domain/)|sw/(?!plugin)|workers/)' },
    ),
    forbid(
      'server-kernel',
      'The kernel knows nothing of Sereno. Pass in what it needs.',
      { path: '^server/kernel/' },
      { path: '^server/(?!kernel/)' },
    ),
    forbid(
      'server-engine',
      'The engine knows no call and no area: what an area adds comes by its `Area`.',
      { path: '^server/engine/' },
      { path: '^server/(?!(kernel|engine)/)' },
    ),
    forbid(
      'server-web',
      'What is answered for every area knows none: it comes by the `Area`.',
      { path: '^server/web/' },
      { path: '^server/(?!(kernel|engine|web)/)' },
    ),
    forbid(
      'server-areas-below-program',
      'An area is listed by `server/program/areas.ts` and never looks at the list.',
      { path: '^server/areas/' },
      { path: program },
    ),
    forbid(
      'server-areas-by-contract',
      'Export it from the `public.ts` of its area, or move what both need into the engine.',
      { path: area },
      { path: area, pathNot: ['^server/areas/$1/', '^server/areas/[^/]+/[^/]+/public\\.ts$'] },
    ),
    forbid(
      'server-program-by-contract',
      'The program takes the `area.ts` of an area; what else it needs belongs into its `public.ts`.',
      { path: program },
      { path: area, pathNot: '^server/areas/[^/]+/[^/]+/(area|public)\\.ts$' },
    ),
    forbid(
      'nobody-imports-the-server',
      'The page talks to the server by HTTP; what both know belongs into src/domain.',
      { path: '^(src|sw|workers)/' },
      { path: '^server/' },
    ),
    forbid(
      'sw-is-narrow',
      'The service worker precaches, updates and wakes. Policy lives in src: outbox, session, recordings, push.',
      { path: '^sw/', pathNot: '^sw/plugin\\.ts$' },
      {
        path: '^src/',
        pathNot:
          '^src/(data/(outbox|session|recordings|meta/traffic)|sync/(push|transport|environment)|domain/)',
      },
    ),
    forbid(
      'workers-are-glue',
      'A worker opens, exposes and listens; put the rest under src/sync.',
      { path: '^workers/' },
      { path: '^src/(client|pieces|features|app|ui)/' },
    ),
    forbid(
      'database-stays-in-the-worker',
      'RxDB and Dexie in the page would ship twice. Ask the Device.',
      { path: '^src/(client|pieces|features|app|ui)/' },
      { path: '^node_modules/(rxdb|dexie|workbox)' },
    ),
    forbid(
      'product-without-test-tools',
      'Move the dependency to `dependencies`, or the code to test/ or bench/.',
      {
        path: product,
        pathNot: [
          '^(sw/plugin|sw/build/\\w+|server/dev|server/vite\\.config)\\.ts$',
          '^server/kernel/(db/embedded|ai/onnx)/dev-thread\\.mjs$',
          TEST,
        ],
      },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    ),
    forbid(
      'models-stay-in-their-thread',
      'A server without AI_ONNX_DIR loads no library of models. Ask the thread.',
      { path: product, pathNot: ['^server/kernel/ai/onnx/thread\\.ts$', TEST] },
      { path: '^node_modules/onnxruntime' },
    ),
    forbid(
      'product-without-tests',
      'Test parts belong to test/ and bench/; the product never imports them.',
      { path: product, pathNot: ['^server/dev\\.ts$', TEST] },
      { path: `^(test|bench)/|${TEST}` },
    ),
    forbid(
      'resolvable',
      'The import leads nowhere: fix the path or add the dependency.',
      {},
      {
        couldNotResolve: true,
        pathNot: '^(virtual:|.*\\?)',
      },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
