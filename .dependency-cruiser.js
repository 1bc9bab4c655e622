const specs = '\\.spec\\.tsx?$';
const ours = '^(backend|contracts|frontend|game|projections|test)/';

/** The architecture (README, "How it is built"), as rules. `$1` in a `to` is what the `from` captured. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'imports-resolve', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'game-model-is-a-leaf',
      comment: 'The shapes of the game import nothing of ours.',
      severity: 'error',
      from: { path: '^game/model/', pathNot: specs },
      to: { path: ours, pathNot: '^game/model/' },
    },
    {
      name: 'rules-and-content-know-the-model-only',
      comment: 'Content enters the rules as data; neither imports the other.',
      severity: 'error',
      from: { path: '^game/(rules|content)/', pathNot: specs },
      to: { path: ours, pathNot: '^game/(model|$1)/' },
    },
    {
      name: 'play-joins-rules-and-content',
      comment: 'The game as it is played: the rules with the content of this game. Nothing inside game imports it.',
      severity: 'error',
      from: { path: '^game/play/', pathNot: specs },
      to: { path: ours, pathNot: '^game/' },
    },
    {
      name: 'contracts-know-the-model-only',
      comment: 'What crosses a process may use the shapes of the game, and nothing else of ours.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: specs },
      to: { path: ours, pathNot: '^(contracts|game/model)/' },
    },
    {
      name: 'recorded-events-are-frozen',
      comment: 'The shape of a recorded event names no type that still changes.',
      severity: 'error',
      from: { path: '^contracts/[^/]+/(events|upcasters)/', pathNot: specs },
      to: { path: ours, pathNot: '^contracts/([^/]+/(events|upcasters)|shared)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'A domain imports contracts, the game, its own domain and shared/domain.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/domain/', pathNot: specs },
      to: {
        path: ours,
        pathNot: ['^(contracts|game)/', '^backend/src/modules/$1/domain/', '^backend/src/shared/domain/'],
      },
    },
    {
      name: 'shared-domain-is-pure',
      severity: 'error',
      from: { path: '^backend/src/shared/domain/', pathNot: specs },
      to: { path: ours, pathNot: ['^(contracts|game/model)/', '^backend/src/shared/domain/'] },
    },
    {
      name: 'pure-code-does-no-io',
      comment: "Node's own modules read clocks, files and chance.",
      severity: 'error',
      from: { path: ['^(contracts|game)/', '/domain/', '^projections/.*\\.projection\\.ts$'], pathNot: specs },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'modules-keep-their-insides',
      comment: 'Another module is reached through its faces: *.port.ts and *.module.ts.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/', pathNot: specs },
      to: { path: '^backend/src/modules/', pathNot: ['^backend/src/modules/$1/', '\\.(port|module)\\.ts$'] },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^backend/src/(platform|shared)/', pathNot: specs },
      to: { path: '^(backend/src/(modules|app)/|backend/src/main)' },
    },
    {
      name: 'projections-stand-alone',
      comment: 'Projections import contracts, the shapes of the game and themselves.',
      severity: 'error',
      from: { path: '^projections/', pathNot: specs },
      to: { path: ours, pathNot: '^(contracts|game/model|projections)/' },
    },
    {
      name: 'frontend-knows-contracts-and-game-only',
      severity: 'error',
      from: { path: '^frontend/', pathNot: specs },
      to: { path: ours, pathNot: '^(contracts|frontend|game)/' },
    },
    {
      name: 'client-layers-run-one-way',
      comment: 'lib is a leaf of the client; what features are made of knows no feature.',
      severity: 'error',
      from: { path: '^frontend/src/(lib|components|drawing|crafts)/', pathNot: specs },
      to: { path: '^frontend/src/(app|features)/' },
    },
    {
      name: 'client-lib-is-a-leaf',
      severity: 'error',
      from: { path: '^frontend/src/lib/', pathNot: specs },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/lib/' },
    },
    {
      name: 'features-keep-their-insides',
      comment: 'Another feature is reached through its public face: index.ts.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: specs },
      to: {
        path: '^frontend/src/features/',
        pathNot: ['^frontend/src/features/$1/', '^frontend/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'pages-use-public-faces',
      comment: 'The application imports features by their index.ts, and no feature imports the application.',
      severity: 'error',
      from: { path: '^frontend/src/(app/|[^/]+\\.tsx?$)', pathNot: specs },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: { path: '^frontend/src/features/', pathNot: specs },
      to: { path: '^frontend/src/(app/|[^/]+\\.tsx?$)' },
    },
    {
      name: 'nothing-ships-tests',
      severity: 'error',
      from: { path: '^(backend|contracts|frontend|game|projections)/', pathNot: [specs, '^frontend/src/testing/'] },
      to: { path: ['^test/', specs, '^frontend/src/testing/'] },
    },
    {
      name: 'nothing-ships-dev-dependencies',
      severity: 'error',
      from: { path: '^(backend|contracts|game|projections)/', pathNot: specs },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
