// Loaded before a game (NODE_OPTIONS=--import): its clock is ahead by the milliseconds in CLOCK_FILE, read again on SIGUSR2.
import { readFileSync } from 'node:fs';

const RightDate = Date;
const read = () => Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
let ahead = read();
process.on('SIGUSR2', () => {
  ahead = read();
  process.stdout.write(`Its clock is ahead by ${ahead}\n`);
});

globalThis.Date = class extends RightDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RightDate.now() + ahead] : given));
  }
  static now() {
    return RightDate.now() + ahead;
  }
};
