import { type Calendar, type Hour, type Weather } from '#game/model/calendar.js';
import { type ClaimFinder, decidedBy, NUMBER, numberIn, unlessEnded, withoutSpeech } from './claim.js';

const HOURS: Readonly<Record<Hour, RegExp>> = {
  morning: /\b(?:that|this|early) morning\b|\bat (?:dawn|sunrise)\b/i,
  noon: /\bat (?:noon|midday)\b|\bit was (?:noon|midday)\b/i,
  dusk: /\bat (?:dusk|sunset)\b|\bit was dusk\b/i,
  night: /\bat (?:night|midnight)\b|\bit was night\b/i,
};
/** Only where the sentence says what the sky does, not what something is like. */
const WEATHERS: Readonly<Partial<Record<Weather, RegExp>>> = {
  rain: /\b(?:it rained|rain (?:fell|came down|beat)|in the rain)\b/i,
  snow: /\b(?:it snowed|snow fell|in the falling snow)\b/i,
  fog: /\b(?:the fog|in the fog|fog lay)\b/i,
  storm: /\b(?:the storm|in the storm)\b/i,
};
/** Not “in the middle of the day a cart came by”, nor “day nine of the siege”. */
const DAY = new RegExp(`(?:^|\\b(?:is|was|on|of) )day ${NUMBER}\\b(?! of)`, 'i');

/** It rains in a storm too. */
const isOut = (told: Weather, weather: Weather): boolean =>
  told === weather || (told === 'rain' && weather === 'storm');

const inWords = ({ day, hour, weather }: Calendar): string => `Day ${day}, ${hour}, ${weather}.`;
const found = <T extends string>(told: string, patterns: Readonly<Partial<Record<T, RegExp>>>): readonly T[] =>
  (Object.keys(patterns) as T[]).filter((key) => patterns[key]?.test(told));

/** Hour, weather and day: before the turn or after it. */
export const timeClaims: ClaimFinder = (sentence, evidence) => {
  const { saga } = evidence.facts;
  if (!saga) return [];
  const told = withoutSpeech(sentence);
  const times = [saga.before ?? saga.calendar, saga.calendar];
  const because = decidedBy(evidence, [...new Set(times.map(inWords))].join(' Then: '));
  const day = numberIn(DAY.exec(told)?.[1] ?? '');
  return [
    ...found(told, HOURS).map((hour) => ({
      text: `It is ${hour}`,
      holds: unlessEnded(
        evidence,
        times.some((at) => at.hour === hour),
      ),
      because,
    })),
    ...found(told, WEATHERS).map((weather) => ({
      text: `The weather is ${weather}`,
      holds: unlessEnded(
        evidence,
        times.some((at) => isOut(weather, at.weather)),
      ),
      because,
    })),
    ...(day === null ? [] : [{ text: `It is day ${day}`, holds: times.some((at) => at.day === day), because }]),
  ];
};
