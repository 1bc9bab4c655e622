// Loaded before a game (NODE_OPTIONS=--import): on SIGUSR2 its clock jumps ahead by a day, or by DAYS_AHEAD, and
// back on the next one.
const AHEAD_MS = Number(process.env.DAYS_AHEAD ?? 1) * 24 * 60 * 60 * 1_000;
const RightDate = Date;
let ahead = 0;
process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? AHEAD_MS : 0;
});

globalThis.Date = class extends RightDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RightDate.now() + ahead] : given));
  }
  static now() {
    return RightDate.now() + ahead;
  }
};
