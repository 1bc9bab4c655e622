// Nothing is imported before Node's version is known to understand it.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Steppes & Seas needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);

const { orFail } = await import('./lib/run.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { followNpm } = await import('./lib/follow-npm.mjs');

await orFail(ensureInstalled().then(() => ensureBuilt()));
followNpm();
// In this very process: signals and exit codes need no passing on.
await import('../dist/server/main.all.js');
