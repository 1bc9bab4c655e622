// It imports no module before it has checked Node's version.
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
// In this same process, so that signals and exit codes need no forwarding.
await import('../dist/server/main.all.js');
