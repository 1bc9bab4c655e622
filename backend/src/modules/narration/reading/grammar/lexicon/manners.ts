import { type Manner } from '#game/model/attempt.js';
import { type Hour } from '#game/model/calendar.js';

/** Adverbs and phrases that say how. */
export const MANNER_WORDS: Readonly<Record<Manner, string>> = {
  careful: `carefully, cautiously, slowly, warily, with care, with caution, patiently, closely, thoroughly, step by step, attentively, gingerly, calmly, deliberately, steadily, as carefully as i can, very slowly, with great care, inch by inch, bit by bit, one step at a time`,
  quick: `quickly, fast, hastily, swiftly, hurriedly, rapidly, in haste, in a hurry, at once, as fast as i can, as quickly as i can, briskly, immediately, suddenly, speedily, as fast as possible, as quick as i can, right away, right now, real quick, asap, quick`,
  quiet: `quietly, silently, softly, stealthily, sneakily, without a sound, without making a sound, noiselessly, in secret, secretly, unseen, discreetly, under my breath, in silence, in a whisper, on tiptoe, as quietly as i can, as quiet as i can, as quietly as possible, quiet as a mouse, something soft, soft, without being seen, without being noticed, without anyone noticing, unnoticed, on the sly`,
  loud: `loudly, noisily, at the top of my voice, at the top of my lungs, aloud, out loud, in a loud voice, as loud as i can, as loudly as i can, as loud as possible, loud, boldly`,
  gentle: `gently, kindly, politely, tenderly, friendly, respectfully, peacefully, humbly, nicely, warmly, courteously, lightly, with a smile, sweetly, in a friendly way`,
  fierce: `fiercely, hard, furiously, angrily, brutally, violently, ferociously, savagely, wildly, aggressively, with all my might, with all my strength, as hard as i can, mercilessly, ruthlessly, rudely, harshly, viciously, recklessly, as hard as possible, with everything i have, with all i have, full force, like mad, like a madman, menacingly`,
};

export const UNTIL_WORDS: Readonly<Record<Hour | 'healed', string>> = {
  morning: `morning, dawn, sunrise, daybreak, daylight, first light, tomorrow, sun rises, sun comes up, sun is up, day breaks, next day, it gets light, it is light`,
  noon: `noon, midday, lunchtime, lunch, middle of the day`,
  dusk: `dusk, evening, sunset, twilight, sundown, sun sets, sun goes down, late`,
  night: `night, nightfall, midnight, dark, it gets dark, it is dark, darkness`,
  healed: `healed, i am healed, i feel better, i am better, i am well, i have recovered, i recover, healthy, i am healthy, i heal, i am fit, my wounds close, my wounds have closed, fully healed, full health, i am rested, recovered, well again`,
};
