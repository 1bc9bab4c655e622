const specs = '\\.spec\\.tsx?$';
const ours = '^(backend|contracts|frontend|projections|test)/';

/** The architecture (README, "How it is built"), as rules. `$1` in a `to` is what the `from` captured. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'imports-resolve', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'contracts-is-a-leaf',
      comment: 'What crosses a process or time depends on nothing of ours.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: specs },
      to: { path: ours, pathNot: '^contracts/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'A domain imports contracts, its own domain and shared/domain.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/domain/', pathNot: specs },
      to: { path: ours, pathNot: ['^contracts/', '^backend/src/modules/$1/domain/', '^backend/src/shared/domain/'] },
    },
    {
      name: 'shared-domain-is-pure',
      severity: 'error',
      from: { path: '^backend/src/shared/domain/', pathNot: specs },
      to: { path: ours, pathNot: ['^contracts/', '^backend/src/shared/domain/'] },
    },
    {
      name: 'pure-code-does-no-io',
      comment: "Node's own modules read clocks, files and chance.",
      severity: 'error',
      from: { path: ['^contracts/', '/domain/', '^projections/.*\\.projection\\.ts$'], pathNot: specs },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'modules-keep-their-insides',
      comment: "Another module is reached through its faces: *.port.ts and *.module.ts.",
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
      comment: 'Projections import contracts and themselves.',
      severity: 'error',
      from: { path: '^projections/', pathNot: specs },
      to: { path: ours, pathNot: '^(contracts|projections)/' },
    },
    {
      name: 'frontend-knows-contracts-only',
      severity: 'error',
      from: { path: '^frontend/', pathNot: specs },
      to: { path: ours, pathNot: '^(contracts|frontend)/' },
    },
    {
      name: 'nothing-ships-tests',
      severity: 'error',
      from: { path: '^(backend|contracts|frontend|projections)/', pathNot: specs },
      to: { path: ['^test/', specs] },
    },
    {
      name: 'nothing-ships-dev-dependencies',
      severity: 'error',
      from: { path: '^(backend|contracts|projections)/', pathNot: specs },
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
