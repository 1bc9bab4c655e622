import { type Hour, type Season, type Weather } from '../../model/calendar.js';
import { type FactionId, type Terrain } from '../../model/world.js';
import { type Here } from './here.js';

/** What a line may say of the world that it is told in. */
export type FactKind =
  'hour' | 'weather' | 'season' | 'view' | 'light' | 'ground' | 'afloat' | 'afoot' | 'town' | 'people' | 'sea';

/** Words that say something of hour, weather, season or ground, and where they may be said. */
export interface ClaimWords {
  readonly kind: FactKind;
  readonly words: RegExp;
  readonly holds: (here: Here) => boolean;
}

type Time = NonNullable<Here['calendar']>;
const timed =
  (holds: (time: Time, here: Here) => boolean) =>
  (here: Here): boolean =>
    here.calendar === null || holds(here.calendar, here);

const inWeather = (...weathers: readonly Weather[]) => timed(({ weather }) => weathers.includes(weather));
const notIn = (...weathers: readonly Weather[]) => timed(({ weather }) => !weathers.includes(weather));
const atHour = (...hours: readonly Hour[]) => timed(({ hour }, { resting }) => resting || hours.includes(hour));
const inSeason = (...seasons: readonly Season[]) =>
  timed(({ season, weather }) => seasons.includes(season) && (seasons.includes('winter') || weather !== 'snow'));
/** Tests only lines without an owner: an owner declares its own ground. */
const onGround =
  (...terrains: readonly Terrain[]) =>
  ({ terrain, isOwned }: Here): boolean =>
    isOwned || terrains.includes(terrain);
const offGround =
  (...terrains: readonly Terrain[]) =>
  ({ terrain, isOwned }: Here): boolean =>
    isOwned || !terrains.includes(terrain);
/** Ground where nobody lives who might be heard. */
const BARE: readonly Terrain[] = ['ocean', 'mountains', 'desert', 'swamp'];
const isPeopled = ({ terrain, inTown, isOwned }: Here): boolean => inTown || isOwned || !BARE.includes(terrain);

const isCold = timed(
  ({ weather, season }, { terrain }) => weather === 'snow' || season === 'winter' || terrain === 'mountains',
);
/** Ice on still water and frost on the grass do not outlast rain. */
const isFrozen = timed(
  ({ weather, season }, { terrain }) =>
    weather === 'snow' ||
    (weather !== 'rain' && weather !== 'heat' && (season === 'winter' || terrain === 'mountains')),
);
const isSunny = timed(({ weather, hour }) => hour !== 'night' && ['clear', 'heat', 'wind'].includes(weather));
const isStarry = timed(
  ({ weather, hour }, { resting }) =>
    (hour === 'night' || hour === 'dusk' || resting) && ['clear', 'wind', 'heat'].includes(weather),
);
const isHot = timed(
  ({ weather, hour }, { terrain }) => hour !== 'night' && (weather === 'heat' || terrain === 'desert'),
);
/** What is far off is seen by day, and not through fog. */
const isClear = timed(({ weather, hour }) => weather !== 'fog' && hour !== 'night');
/** A lamp gives light where it is dark, or under a roof. */
const isDim = timed(
  ({ weather, hour }, { resting, inTown, isOwned }) =>
    resting || inTown || isOwned || hour === 'dusk' || hour === 'night' || weather === 'fog' || weather === 'storm',
);
/** The waters of the steppe are lakes. */
const INLAND: readonly FactionId[] = ['mongols'];
const isBySea = ({ terrain, faction, isOwned }: Here): boolean =>
  (isOwned || terrain === 'coast' || terrain === 'ocean') && !INLAND.includes(faction);

const claim = (kind: FactKind, words: RegExp, holds: ClaimWords['holds']): ClaimWords => ({ kind, words, holds });

const OF_THE_HOUR: readonly ClaimWords[] = [
  claim('hour', /\b(?:sun(?!-)|sunlit|sunlight|sunshine|shadows?|dazzl\w+)\b/i, isSunny),
  claim('hour', /\b(?:stars|(?:the|a|no) moon|starlight|moonlight)\b/i, isStarry),
  claim(
    'hour',
    /\b(?:at night|all night|midnight|nightfall|that night|by night|the night|in the dark|the darkness|bats?|owls?)\b/i,
    atHour('night'),
  ),
  claim('hour', /\b(?:evening|dusk|twilight|sunset|sundown|toward night|till dark|until dark)\b/i, atHour('dusk')),
  claim('hour', /\bafternoon\b/i, atHour('noon', 'dusk')),
  claim(
    'hour',
    /\b(?:noon|midday|noonday)\b/i,
    timed(({ hour }) => hour === 'noon'),
  ),
  claim('hour', /\b(?:morning|dawn|daybreak|sunrise|cockcrow|daylight)\b/i, atHour('morning')),
  claim('hour', /\bthat day\b/i, atHour('morning', 'noon', 'dusk')),
  claim(
    'hour',
    /\byou (?:[\w’]+ ){0,6}?until the next day\b/i,
    timed((_, { resting }) => resting),
  ),
];

const OF_THE_WEATHER: readonly ClaimWords[] = [
  claim('weather', /\b(?:rain(?:ed|ing|y|s)?|raindrops?|showers?|drizzl\w+|puddles?)\b/i, inWeather('rain', 'storm')),
  claim('weather', /\b(?:storms?|thunder\w*|lightning|gale)\b/i, inWeather('storm')),
  claim('weather', /\b(?:snow(?:ed|ing|y|flakes?)?|sleet|blizzard|it hailed|hailstones)\b/i, isCold),
  claim('weather', /\b(?:frost\w*|ice|icy|icicles?|frozen)\b/i, isFrozen),
  claim('weather', /\b(?:fog\w*|mists?|misty|haze)\b/i, inWeather('fog')),
  claim(
    'weather',
    /\b(?:the heat|hot (?:day|night|sun|wind|air|sand|noon|ground|weather)|(?:was|so|too) hot to|swelter\w*|scorching)\b/i,
    isHot,
  ),
  claim('weather', /\b(?:clouds?|cloudy|overcast)\b/i, notIn('clear', 'heat', 'fog')),
  claim(
    'weather',
    /\b(?:(?:the|a|any|much|no|of|with|some|this|that|more) wind|winds|windy|breeze|gusts?)\b/i,
    notIn('fog', 'heat'),
  ),
];

const OF_THE_SEASON: readonly ClaimWords[] = [
  claim('season', /\b(?:early|late|hard|long) winter\b/i, inSeason('winter')),
  claim('season', /\b(?:early|late) spring\b/i, inSeason('spring')),
  claim('season', /\b(?:high|late|early) summer\b/i, inSeason('summer')),
  claim('season', /\b(?:early|late) autumn\b/i, inSeason('autumn')),
  claim('season', /\b(?:harvest|stubble|sheaves|standing corn)\b/i, inSeason('summer', 'autumn')),
  claim(
    'season',
    /\b(?:bees?|butterfl\w+|midges|gnats|crickets|cicadas?|dragonfl\w+|flowers?|blossom\w*|poppies|swifts|(?:a|the) swallow|swallows|larks|skylarks?)\b/i,
    inSeason('spring', 'summer'),
  ),
  claim(
    'season',
    /\b(?:frogs|lizards?|(?:the|of|with|and|by) flies|ants|leeches|beetles?)\b/i,
    inSeason('spring', 'summer', 'autumn'),
  ),
];

const OF_THE_SIGHT: readonly ClaimWords[] = [
  claim(
    'view',
    /\b(?:horizon|skyline|against the sky|(?<!not )far off|in the distance|miles? (?:off|away)|some way ahead|a good way off|as far as (?:the eye|one) could see|for miles)\b/i,
    isClear,
  ),
  claim(
    'light',
    /\b(?:(?:lamp|lantern|candle|torch)(?:e?s)? (?:(?:was|were)(?! (?:a help|of use))|burned|burning|shone|stood|hung)|(?:lighted|lit|burning) (?:lamp|lantern|candle|torch)(?:e?s)?|lamplight|candlelight|torchlight)\b/i,
    isDim,
  ),
];

const OF_THE_GROUND: readonly ClaimWords[] = [
  claim(
    'ground',
    /\b(?:ground|grass|path|paths|road|roads|(?<!-)stones?|rocks?|roots?|hills?|mud|underfoot|lane|field|fields|bush|bushes)\b/i,
    offGround('ocean'),
  ),
  claim('ground', /\b(?:trees?|branch|branches|twigs?)\b/i, offGround('ocean', 'desert')),
  claim('ground', /\b(?:sucking mud|the mire|the marsh|the bog|quagmire)\b/i, offGround('desert')),
  claim(
    'town',
    /\b(?:the stocks|an inn|inn yard|hedges?|doorstep|gateposts?|tea-stall|notice-boards?|milestones?|wayside|village|upstream|cart|carts)\b/i,
    offGround('ocean'),
  ),
  claim('town', /\byou crossed (?:the|a) (?:track|road|ford|stream|ridge|plain)\b/i, ({ inTown }) => !inTown),
  claim(
    'town',
    /\b(?:doors?|doorway|windows?|stairs?|the roof|thresholds?)\b/i,
    ({ inTown, isOwned }) => inTown || isOwned,
  ),
  claim(
    'people',
    /\b(?:(?:told|said to|warned|showed) you|people (?:said|told|say)|it was said|a crier|you were told|they (?:told|said))\b/i,
    isPeopled,
  ),
  claim('sea', /\b(?:surf|tide|tides|beach|gulls?)\b/i, onGround('coast', 'ocean')),
  claim('sea', /\b(?:tides?|tide-line|mussels?|limpets?|oysters?|surf)\b/i, isBySea),
  claim(
    'afoot',
    /\b(?:you|you had) (?:walked|trudged|tramped|waded|marched) ?(?:on|along|with|into|up|down|for|through)\b/i,
    offGround('ocean'),
  ),
  claim(
    'afloat',
    /\b(?:your (?:boat|oars?|deck|mast|keel|sail)|you (?:rowed|sailed|put the helm)|on your deck)\b/i,
    onGround('ocean', 'coast'),
  ),
];

/** All that a line may claim by its words. */
export const LEXICON: readonly ClaimWords[] = [
  ...OF_THE_HOUR,
  ...OF_THE_WEATHER,
  ...OF_THE_SEASON,
  ...OF_THE_SIGHT,
  ...OF_THE_GROUND,
];
