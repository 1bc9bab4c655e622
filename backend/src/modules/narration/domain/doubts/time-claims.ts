import { type Calendar, type Hour, HOURS, type Weather } from '#game/model/calendar.js';
import { type ClaimFinder, decidedBy, NUMBER, numberIn, unlessEnded, withoutSpeech } from './claim.js';

const HOUR_WORDS: Readonly<Record<Hour, RegExp>> = {
  morning: /\b(?:that|this|early) morning\b|\bat (?:dawn|sunrise)\b/i,
  noon: /\bat (?:noon|midday)\b|\bit was (?:noon|midday)\b/i,
  dusk: /\bat (?:dusk|sunset)\b|\bit was dusk\b/i,
  night: /\bat (?:night|midnight)\b|\bit was night\b/i,
};
/** These set the scene where a sentence begins with them; later in it they tell of another time: “he leaves in the morning”. */
const OPENING_HOUR_WORDS: Readonly<Record<Hour, RegExp>> = {
  morning: /^(?:(?:early |late )?(?:in|on|by) (?:the|that) morning|(?:at|by) (?:dawn|daybreak|sunrise|first light))\b/i,
  noon: /^(?:by|toward|towards|about|around) (?:noon|midday)\b/i,
  dusk: /^(?:(?:early |late )?(?:in the|that) evening|(?:by|toward|towards) (?:evening|dusk|sunset))\b/i,
  night: /^(?:(?:early |late )?(?:in the|that) night|by (?:night|midnight|nightfall))\b/i,
};
/** What is wished, foretold or long past claims nothing of now. */
const ANOTHER_TIME = /\b(?:will|would|shall|should|could|might|may|must|had|if|until)\b|[’'](?:d|ll)\b/i;

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

const hoursTold = (told: string): readonly Hour[] => {
  const opening = ANOTHER_TIME.test(told) ? [] : found(told.trimStart(), OPENING_HOUR_WORDS);
  return [...new Set([...found(told, HOUR_WORDS), ...opening])];
};
/** How many hours of the calendar have gone by since the first day. */
const hourNumber = ({ day, hour }: Calendar): number => day * HOURS.length + HOURS.indexOf(hour);
/** Whether it is this hour at the one time, at the other, or in between. */
const passes = (hour: Hour, from: Calendar, to: Calendar): boolean =>
  HOURS.some(
    (_, n) => HOURS[(HOURS.indexOf(from.hour) + n) % HOURS.length] === hour && hourNumber(from) + n <= hourNumber(to),
  );

/** Hour, weather and day: before the turn or after it; for the hour, in between as well. */
export const timeClaims: ClaimFinder = (sentence, evidence) => {
  const { saga } = evidence.facts;
  if (!saga) return [];
  const told = withoutSpeech(sentence);
  const before = saga.before ?? saga.calendar;
  const times = [before, saga.calendar];
  const because = decidedBy(evidence, [...new Set(times.map(inWords))].join(' Then: '));
  const day = numberIn(DAY.exec(told)?.[1] ?? '');
  return [
    ...hoursTold(told).map((hour) => ({
      text: `It is ${hour}`,
      holds: unlessEnded(evidence, passes(hour, before, saga.calendar)),
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
