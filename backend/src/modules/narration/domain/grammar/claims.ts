import { type Calendar } from '#contracts/session/calendar.js';
import { type Terrain } from '#contracts/world/world.js';

interface Here {
  readonly calendar: Calendar;
  readonly terrain: Terrain;
  readonly resting: boolean;
}
/** A word that says what hour or weather it is, and when it may be said. */
type Claim = readonly [RegExp, (here: Here) => boolean];

const isDay = ({ calendar: { hour } }: Here): boolean => hour !== 'night';
const isHigh = ({ terrain }: Here): boolean => terrain === 'mountains';

const CLAIMS: readonly Claim[] = [
  [/\b(?:rain(?:ed|ing|y|s)?|raindrops?|showers?|drizzl\w+|puddles?)\b/i, ({ calendar: { weather } }) => weather === 'rain' || weather === 'storm'],
  [/\b(?:storms?|thunder\w*|lightning|gale)\b/i, ({ calendar: { weather } }) => weather === 'storm'],
  [/\b(?:snow(?:ed|ing|y|flakes?)?|sleet|blizzard)\b/i, (h) => h.calendar.weather === 'snow' || h.calendar.season === 'winter' || isHigh(h)],
  [/\b(?:frost\w*|ice|icy|hail(?:ed|stones)?)\b/i, (h) => h.calendar.season === 'winter' || h.calendar.weather === 'snow' || isHigh(h)],
  [/\b(?:fog\w*|mists?|misty|haze)\b/i, ({ calendar: { weather } }) => weather === 'fog'],
  [/\b(?:sun|sunlit|sunlight|sunshine|shadows?|dazzl\w+)\b/i, (h) => isDay(h) && ['clear', 'heat', 'wind'].includes(h.calendar.weather)],
  [/\b(?:the heat|hot|sweat\w*|swelter\w*|scorch\w*)\b/i, ({ calendar: { weather, hour }, terrain }) => weather === 'heat' || (terrain === 'desert' && hour !== 'night')],
  [/\b(?:stars?|moon|starlight|moonlight)\b/i, ({ calendar: { hour, weather }, resting }) => (hour === 'night' || hour === 'dusk' || resting) && ['clear', 'wind', 'heat'].includes(weather)],
  [/\b(?:at night|all night|midnight|nightfall|that night|by night|the night|in the dark|the darkness|bats?|owls?)\b/i, ({ calendar: { hour }, resting }) => hour === 'night' || resting],
  [/\b(?:evening|dusk|twilight|sunset|sundown|toward night|till dark|until dark)\b/i, ({ calendar: { hour }, resting }) => hour === 'dusk' || resting],
  [/\b(?:noon|midday|noonday)\b/i, ({ calendar: { hour } }) => hour === 'noon'],
  [/\b(?:morning|dawn|daybreak|sunrise|cockcrow|daylight)\b/i, ({ calendar: { hour }, resting }) => hour === 'morning' || resting],
  [/\b(?:all day|whole day|all that day|for a day|whole of the day|a day late|days of|(?:second|third|two|three|four|eleven) days|day and (?:a )?night|next day|that was the day)\b/i, ({ resting }) => resting],
  [/\b(?:clouds?|cloudy|overcast)\b/i, ({ calendar: { weather } }) => weather !== 'clear' && weather !== 'heat' && weather !== 'fog'],
  [/\b(?:wind|windy|breeze|gusts?)\b/i, ({ calendar: { weather } }) => weather !== 'fog' && weather !== 'heat'],
  [/\b(?:harvest|stubble|sheaves|standing corn)\b/i, ({ calendar: { season } }) => season === 'autumn' || season === 'summer'],
  [/\b(?:bees?|butterfl\w+|midges|gnats|crickets|cicadas?|dragonfl\w+|flowers?|blossom\w*|poppies|swifts?|swallows?|larks?|skylarks?)\b/i, ({ calendar: { season, weather } }) => (season === 'spring' || season === 'summer') && weather !== 'snow'],
  [/\b(?:frogs?|lizards?|flies|ants?|leeches|beetles?)\b/i, ({ calendar: { season, weather } }) => season !== 'winter' && weather !== 'snow'],
  [/\b(?:spring had|that spring)\b/i, ({ calendar: { season } }) => season === 'spring'],
];

/** What a line says of hour, weather and season. */
export const claimsOf = (line: string): readonly Claim[] => CLAIMS.filter(([word]) => word.test(line));
export const areTrue = (claims: readonly Claim[], here: Here | null): boolean => here === null || claims.every(([, holds]) => holds(here));
export type { Claim, Here };
