import { type Judgement, type Trial, type VerbRule } from '../verb-rule.js';
import { usesOf } from '#game/content/catalogue.js';
import { type Attribute } from '#game/model/character.js';
import { isLastTest, knowsAWayIn } from '../../rules/last-test.js';
import { meantIn, type Partner } from '../partner.js';
import { stepped } from '../circumstances.js';
import { impossible, isImpossible, type Situated } from '../situated.js';

/** Percentage of good uses that turn something up, where there is something to use a thing on. */
const FINDS = 30;

const thingIn = ({ object, instrument }: Situated) =>
  instrument?.of === 'thing' ? instrument.item : object?.of === 'thing' ? object.item : null;
const attributeOf = ({ session: { hero } }: Situated, name: string): Attribute => {
  const use = usesOf(hero.faction)[name];
  return use && 'raises' in use ? use.raises : 'intellect';
};

const HANDS: Trial = { kind: 'craft', attribute: 'strength', difficulty: 'medium', risk: 'none' };
/** What the player has learned of somebody, used against them: of the foe, at the last test. */
const KNOWLEDGE: Trial = { ...HANDS, attribute: 'intellect' };
const ofKnowledge = ({ session }: Situated, on: Partner): Judgement => {
  if (isLastTest(session) && knowsAWayIn(session) && on.of !== 'companion') return KNOWLEDGE;
  const name = on.of === 'person' ? on.person.name : on.of === 'companion' ? on.companion.name : 'anybody here';
  return impossible(`You have learned nothing of ${name} that would serve you here.`);
};

/** The right thing in hand is one step easier than bare hands. */
export const use: VerbRule = {
  judge: (at) => {
    const on = meantIn(at);
    if (on !== null && isImpossible(on)) return on;
    const thing = thingIn(at);
    if (thing === null && on !== null) return ofKnowledge(at, on);
    if (thing === null)
      return at.object?.of === 'sight'
        ? HANDS
        : impossible(
            'You would have to carry something to use it. Name a thing of your own, or something that lies here.',
          );
    const attribute = attributeOf(at, thing.name);
    return { ...HANDS, attribute, difficulty: stepped(HANDS.difficulty, -1), requiresItem: thing.name };
  },
  effects: (at, success, draw) =>
    success && !at.met && at.object?.of === 'sight' ? { finds: draw('find', 100) <= FINDS } : {},
  toward: (at) => (thingIn(at) === null && meantIn(at) !== null ? 'against' : 'neither'),
};
