import { type Frame } from '#game/model/content/frame.js';
import { type Calendar, HOURS, SEASONS, WEATHERS } from '#game/model/calendar.js';
import { type Deed } from '#game/model/deed.js';
import { type OfferKind } from '#game/model/offer.js';
import { type Terrain } from '#game/model/world.js';
import { pick, type Roll, type WanderingTurn } from './wandering-world.fixture.js';

type Action = 'open' | 'answer' | 'move' | 'leisure' | 'own';

/** What is tried, and whether it succeeds. */
export interface Try {
  readonly action: Action;
  readonly success: boolean;
  readonly kind: OfferKind;
  readonly deed: Deed | null;
}

const moveTo = (kind: Deed['kind'] = 'move'): Deed => ({
  kind,
  offerId: null,
  to: { q: 1, r: 0 },
  attribute: 'vigour',
  difficulty: 'easy',
  requiresItem: null,
  risk: 'slight',
  attempt: null,
});

const actionOf = ({ turn, before, roll }: WanderingTurn): Action => {
  if (turn === 0) return 'open';
  return before.frame ? 'answer' : pick(['move', 'move', 'move', 'leisure', 'own'] as const, 'action', roll);
};

const offerOf = ({ cast, before, roll }: WanderingTurn, action: Action) => {
  if (action === 'answer') return pick(before.frame?.offers ?? [], 'offer', roll);
  if (action !== 'leisure') return null;
  return pick(
    cast.pursuits.filter(({ places }) => places.includes(before.terrain)),
    'offer',
    roll,
  );
};

const KINDS = ['force', 'talk', 'explore', 'patience', 'craft', 'gift', 'flight', 'trade', 'rest'] as const;
const deedOf = (action: Action, kind: OfferKind, offerId: string | null): Deed | null => {
  if (action === 'open') return null;
  return action === 'move' ? moveTo() : { ...moveTo(kind), to: null, offerId };
};

export const tryOf = (turn: WanderingTurn): Try => {
  const action = actionOf(turn);
  const success = turn.roll('success', 3) > 0;
  const offer = offerOf(turn, action);
  const kind = offer?.kind ?? pick(KINDS, 'kind', turn.roll);
  return { action, success, kind, deed: deedOf(action, kind, offer && 'id' in offer ? offer.id : null) };
};

/** A rest that succeeds ends the day. */
export const isRest = ({ kind, deed, success }: Try): boolean => kind === 'rest' && deed?.kind === 'rest' && success;

const nextHour = (calendar: Calendar, hour: Calendar['hour'], roll: Roll): Calendar =>
  roll('change', 4) === 0 ? { ...calendar, hour, weather: pick(WEATHERS, 'weather', roll) } : { ...calendar, hour };

const nextDay = (calendar: Calendar, isFed: boolean, roll: Roll): Calendar => {
  const day = calendar.day + 1;
  const season = SEASONS[Math.floor(day / 30) % SEASONS.length] ?? 'spring';
  const weather = pick(WEATHERS, 'weather', roll);
  return {
    ...calendar,
    day,
    hour: 'morning',
    season,
    ...(isFed ? { fedOn: day } : {}),
    weather: weather === 'snow' && season !== 'winter' ? 'clear' : weather,
  };
};

const calendarAfter = ({ before: { calendar }, roll }: WanderingTurn, tried: Try): Calendar => {
  if (tried.action === 'open') return calendar;
  const hour = HOURS[HOURS.indexOf(calendar.hour) + 1];
  return hour !== undefined && !isRest(tried) ? nextHour(calendar, hour, roll) : nextDay(calendar, isRest(tried), roll);
};

const meetingOn = ({ cast, before, isLast, roll }: WanderingTurn, action: Action, terrain: Terrain): Frame | null => {
  const fits = cast.frames.filter(
    (f) =>
      f.terrains.includes(terrain) &&
      !before.met.includes(f.key) &&
      (f.when?.known === undefined || before.people.length > 2),
  );
  const isArriving = action === 'move' || action === 'open';
  return !isLast && isArriving && roll('meets', 10) < 5 && fits.length > 0 ? pick(fits, 'frame', roll) : null;
};

/** When and where it is after the turn, and what stands there. */
export interface WanderingPlace {
  readonly terrain: Terrain;
  readonly calendar: Calendar;
  readonly frame: Frame | null;
  /** Met in this turn. */
  readonly opens: Frame | null;
  /** What was answered for good. */
  readonly closed: Frame | null;
}
export const placeAfter = (turn: WanderingTurn, tried: Try): WanderingPlace => {
  const { cast, before, isLast, roll } = turn;
  const { action, success } = tried;
  const terrain = action === 'move' ? pick(cast.ground, 'terrain', roll) : before.terrain;
  const opens = meetingOn(turn, action, terrain);
  const stands = action === 'answer' && !success && roll('still', 2) === 0 && !isLast;
  const frame = stands ? before.frame : opens;
  return {
    terrain,
    calendar: calendarAfter(turn, tried),
    frame,
    opens,
    closed: action === 'answer' && frame === null ? before.frame : null,
  };
};
