import { startEventStoreDbDouble } from './eventstoredb-double.js';

// The double by itself, for whoever forked this process: it tells its address, then obeys `kill` and `restart`.
const double = await startEventStoreDbDouble();
process.on('message', (order: 'kill' | 'restart') => {
  void double[order]().then(() => process.send?.('done'));
});
process.on('disconnect', () => process.exit());
process.send?.(double.connectionString);
