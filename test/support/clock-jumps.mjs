// Loaded before a game (NODE_OPTIONS=--import): on SIGUSR2 its clock jumps a day ahead, and back on the next one.
const DAY_MS = 24 * 60 * 60 * 1_000;
const RightDate = Date;
let ahead = 0;
process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? DAY_MS : 0;
});

globalThis.Date = class extends RightDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RightDate.now() + ahead] : given));
  }
  static now() {
    return RightDate.now() + ahead;
  }
};
