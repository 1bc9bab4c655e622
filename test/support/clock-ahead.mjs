// Loaded before a game (NODE_OPTIONS=--import): its clock is a day ahead.
const AHEAD_MS = 24 * 60 * 60 * 1_000;
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RightDate.now() + AHEAD_MS] : given));
  }
  static now() {
    return RightDate.now() + AHEAD_MS;
  }
};
