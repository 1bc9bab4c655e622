import { UNKNOWN_TO } from '#game/content/unknown.js';
import { type Calendar, type Hour, type Season, type Weather } from '#game/model/calendar.js';
import { type FactionId, type Terrain } from '#game/model/world.js';

interface Here {
  /** Null in a game that has none: whatever is said of the time is true then. */
  readonly calendar: Calendar | null;
  readonly terrain: Terrain;
  readonly faction: FactionId;
  readonly resting: boolean;
}
/** A word that says what hour, weather or ground it is or whose story, and where it may be said. */
type Claim = readonly [RegExp, (here: Here) => boolean];
type Now = Here & { readonly calendar: Calendar };
const timed =
  (holds: (now: Now) => boolean) =>
  ({ calendar, ...here }: Here): boolean =>
    calendar === null || holds({ ...here, calendar });

const inWeather = (...weathers: readonly Weather[]) => timed(({ calendar }) => weathers.includes(calendar.weather));
/** A night's rest runs through evening, night and morning. */
const atHour = (...hours: readonly Hour[]) =>
  timed(({ calendar, resting }) => resting || hours.includes(calendar.hour));
const notIn = (...weathers: readonly Weather[]) => timed(({ calendar }) => !weathers.includes(calendar.weather));
const inSeason = (...seasons: readonly Season[]) =>
  timed(
    ({ calendar }) => seasons.includes(calendar.season) && (seasons.includes('winter') || calendar.weather !== 'snow'),
  );
const onGround =
  (...terrains: readonly Terrain[]) =>
  ({ terrain }: Here): boolean =>
    terrains.includes(terrain);
const offGround =
  (...terrains: readonly Terrain[]) =>
  ({ terrain }: Here): boolean =>
    !terrains.includes(terrain);
const isCold = timed(
  ({ calendar, terrain }) => calendar.weather === 'snow' || calendar.season === 'winter' || terrain === 'mountains',
);

const CLAIMS: readonly Claim[] = [
  [/\b(?:rain(?:ed|ing|y|s)?|raindrops?|showers?|drizzl\w+|puddles?)\b/i, inWeather('rain', 'storm')],
  [/\b(?:storms?|thunder\w*|lightning|gale)\b/i, inWeather('storm')],
  [/\b(?:snow(?:ed|ing|y|flakes?)?|sleet|blizzard|frost\w*|ice|icy|it hailed|hail(?:stones)?)\b/i, isCold],
  [/\b(?:fog\w*|mists?|misty|haze)\b/i, inWeather('fog')],
  [
    /\b(?:sun|sunlit|sunlight|sunshine|shadows?|dazzl\w+)\b/i,
    timed(({ calendar: { weather, hour } }) => hour !== 'night' && ['clear', 'heat', 'wind'].includes(weather)),
  ],
  [
    /\b(?:the heat|hot|sweat\w*|swelter\w*|scorch\w*)\b/i,
    timed(
      ({ calendar: { weather, hour }, terrain }) => weather === 'heat' || (terrain === 'desert' && hour !== 'night'),
    ),
  ],
  [
    /\b(?:stars?|moon|starlight|moonlight)\b/i,
    timed(
      ({ calendar: { hour, weather }, resting }) =>
        (hour === 'night' || hour === 'dusk' || resting) && ['clear', 'wind', 'heat'].includes(weather),
    ),
  ],
  [
    /\b(?:at night|all night|midnight|nightfall|that night|by night|the night|in the dark|the darkness|bats?|owls?)\b/i,
    atHour('night'),
  ],
  [/\b(?:evening|dusk|twilight|sunset|sundown|toward night|till dark|until dark)\b/i, atHour('dusk')],
  [/\b(?:noon|midday|noonday)\b/i, timed(({ calendar: { hour } }) => hour === 'noon')],
  [/\b(?:morning|dawn|daybreak|sunrise|cockcrow|daylight)\b/i, atHour('morning')],
  [/\bthat day\b/i, atHour('morning', 'noon', 'dusk')],
  [
    /\b(?:all day|whole day|all that day|for a day|whole of the day|a day late|days of|(?:second|third|two|three|four|eleven) days|day and (?:a )?night|next day|that was the day)\b/i,
    timed(({ resting }) => resting),
  ],
  [/\b(?:clouds?|cloudy|overcast)\b/i, notIn('clear', 'heat', 'fog')],
  [/\b(?:wind|windy|breeze|gusts?)\b/i, notIn('fog', 'heat')],
  [/\b(?:harvest|stubble|sheaves|standing corn)\b/i, inSeason('summer', 'autumn')],
  [
    /\b(?:bees?|butterfl\w+|midges|gnats|crickets|cicadas?|dragonfl\w+|flowers?|blossom\w*|poppies|swifts?|swallows?|larks?|skylarks?)\b/i,
    inSeason('spring', 'summer'),
  ],
  [/\b(?:frogs?|lizards?|flies|ants?|leeches|beetles?)\b/i, inSeason('spring', 'summer', 'autumn')],
  [
    /\b(?:ground|grass|path|paths|road|roads|stones?|rocks?|roots?|hills?|mud|underfoot|lane|field|fields|bush|bushes)\b/i,
    offGround('ocean'),
  ],
  [/\b(?:trees?|branch|branches|twigs?)\b/i, offGround('ocean', 'desert')],
  [
    /\b(?:the stocks|an inn|inn yard|hedges?|doorstep|gateposts?|tea-stall|notice-boards?|milestones?|wayside|village|upstream|cart|carts)\b/i,
    offGround('ocean'),
  ],
  [/\b(?:surf|tide|tides|beach|gulls?)\b/i, onGround('coast', 'ocean')],
];

/** Nobody milks goats before a samurai. */
const UNKNOWN = [...UNKNOWN_TO].map(([people, words]): Claim => [words, ({ faction }) => faction !== people]);
const ALL: readonly Claim[] = [...CLAIMS, ...UNKNOWN];

/** What a line says of hour, weather, season and of the world that it is told in. */
export const claimsOf = (line: string): readonly Claim[] => ALL.filter(([word]) => word.test(line));
export const areTrue = (claims: readonly Claim[], here: Here): boolean => claims.every(([, holds]) => holds(here));
export type { Claim, Here };
