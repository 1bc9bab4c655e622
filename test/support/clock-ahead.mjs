// Loaded before a game (NODE_OPTIONS=--import): its clock is ahead, by a day or by DAYS_AHEAD.
const AHEAD_MS = Number(process.env.DAYS_AHEAD ?? 1) * 24 * 60 * 60 * 1_000;
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RightDate.now() + AHEAD_MS] : given));
  }
  static now() {
    return RightDate.now() + AHEAD_MS;
  }
};
