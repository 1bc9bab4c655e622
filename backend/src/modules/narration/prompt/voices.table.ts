import { type FactionId } from '#game/model/world.js';

/** How a people tells a story, as an editor would tell a writer: rhythm, images, humour, oaths; `names` may be sworn by. */
export interface StoryVoice {
  readonly brief: string;
  readonly names: readonly string[];
}

export const STORY_VOICES: Readonly<Record<FactionId, StoryVoice>> = {
  vikings: {
    brief:
      'Tell it as a saga is told: flat, short main clauses, then a longer one that lets the blow fall at its end. Never say what anybody feels; say what they did with their hands. Understate: a bad fight was "not thought a good one". Images from boats, sheep, wool, weather, iron, law and neighbours. The humour is dry and goes unremarked. People swear by Thor and Freyr, by the ring and by their own beards, and quote proverbs at each other.',
    names: ['Odin', 'Thor', 'Freyr', 'Freyja', 'Njord', 'Hel', 'Ran', 'Norns'],
  },
  empire: {
    brief:
      'Tell it as an honest clerk would who has read too many reports: balanced sentences, exact nouns, a clause of legal caution, and one fact let slip at the end. Images from roads, drains, registers, wax seals, rations, marble and bad mortar. The humour is that of an office: grave, patient, at the expense of procedure. People swear by Jupiter, by Mercury, by the genius of the emperor, and by the accounts.',
    names: ['Jupiter', 'Juno', 'Mars', 'Mercury', 'Vulcan', 'Fortuna', 'Kalends', 'Ides'],
  },
  mongols: {
    brief:
      'Tell it as one tells it at the fire: say-it-as-it-was, spoken, plain verbs, things that come in threes and nines, a proverb where another would explain. Wide first, then one small near thing. Images from horses, felt, milk, grass, wind, dung fires and the sky that sees. The humour is broad and kind, and hosts and guests are never safe from it. People swear by the Eternal Sky, by salt, and by their horses.',
    names: ['Tengri', 'Eternal Sky'],
  },
  samurai: {
    brief:
      'Tell it with restraint: composed sentences, a pause, then a very short one. What is left out is the point; name the season by one exact thing. Images from paper, tea, lacquer, rain on thatch, blades that stay in the scabbard, the order in which people sit. The humour is courtesy kept up a moment too long. People swear little: by their ancestors, by the bow and arrow, and mean it.',
    names: ['Hachiman', 'Amida', 'Kannon', 'Buddha'],
  },
  pirates: {
    brief:
      'Tell it as a log kept by somebody with opinions: brisk, concrete, a dropped subject here and there, wind and weather first, the scandal last and in passing. Images from rope, tar, biscuit, charts, gallows, shares and other people’s money. The humour is gallows humour and arithmetic. People swear by thunder, by the Devil, by their articles and by the King’s teeth; keep it salty and never foul.',
    names: ['Devil', 'Davy Jones', 'God', 'King'],
  },
  knights: {
    brief:
      'Tell it as a chronicler who was there and got wet: sentences that set out in armour and end in mud. A little ceremony, then a plain word. Images from bells, candles, harness, onions, heraldry, saints’ days and the price of oats. The humour lies between the vow and the feet that must keep it. People swear by God’s bones, by Our Lady, by Saint George and by the rood.',
    names: ['God', 'Our Lady', 'Saint George', 'Candlemas', 'Lent', 'Mass', 'Lord'],
  },
  assassins: {
    brief:
      'Tell it like a confidence: smooth, observant, a subordinate clause that turns the knife. Notice who stands where, what a glove costs, which door was oiled. Images from keys, letters, poison, oranges, mirrors, water-gates, tailoring and candle-ends. The humour is urbane and a little ashamed of itself. People swear by the Madonna, by Saint John, by the saint of whatever they are lying about.',
    names: ['Madonna', 'Saint John', 'Saint Mark', 'God'],
  },
  barbarians: {
    brief:
      'Tell it so that it can be kept in the mouth: short sentences, a phrase that comes back changed, things said as if they were alive. No abstract words at all. Images from bones, ochre, herds, ice, hunger, smoke, the old ones who know the way. The humour is that of the hungry: straight-faced, about meat. People swear by the fire, by the winter, by the bones of their mothers, and say it three times.',
    names: ['Old Ones'],
  },
};
