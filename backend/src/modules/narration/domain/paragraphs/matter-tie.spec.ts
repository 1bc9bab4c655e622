import {
  ASKED_AFAR_GRAMMAR,
  ASKED_ALL_THE_SAME_GRAMMAR,
  ASKED_GRAMMAR,
  REMINDED_GRAMMAR,
  UNFORGOTTEN_GRAMMAR,
  WISHED_GRAMMARS,
} from '#game/content/common/telling/matters.js';
import { SAGAS } from '#game/content/sagas.js';
import { type Companion } from '#game/model/character.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { SCENE_KINDS } from '#game/model/content/scenes.js';
import { sceneFrame } from '#game/model/offer-ids.js';
import { type Thread } from '#game/model/saga.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { threadOf } from '#test/support/saga-fixture.js';
import { factsOf, friend } from '#test/support/narration/turn-facts.fixture.js';
import { isFromAfar, tieOf } from './matter-tie.js';
import { contextOf } from './telling-context.js';

const berenike: Companion = { ...friend('Berenike'), id: 'c1', type: 'humanoid' };
const garm = friend('Garm');
const company = { ...factsOf().hero, companions: [garm, berenike] };
const sceneOf = (kind: string) => sceneFrame(SAGAS.vikings?.scenes.find((scene) => scene.kind === kind)?.key ?? '');
const momentWith = (more: Partial<TurnFacts> = {}) => contextOf(factsOf({ hero: company, ...more }));
const tied = (thread: Partial<Thread>, more?: Partial<TurnFacts>): Grammar | null =>
  tieOf(momentWith(more), threadOf(thread));

describe('how it came to a matter', () => {
  it.each<readonly [string, Partial<Thread>, Partial<TurnFacts>, Grammar | null]>([
    ['a promise: it was asked', { kind: 'promise' }, {}, ASKED_GRAMMAR],
    ['a promise after a failure: all the same', { kind: 'promise' }, { success: false }, ASKED_ALL_THE_SAME_GRAMMAR],
    ['a promise by another mouth', { kind: 'promise' }, { frameBefore: sceneOf('giver') }, ASKED_AFAR_GRAMMAR],
    ['a debt', { kind: 'debt' }, {}, REMINDED_GRAMMAR],
    ['a feud', { kind: 'feud' }, {}, UNFORGOTTEN_GRAMMAR],
    ['a rumour: nothing', { kind: 'rumour' }, {}, null],
    ['the wish of a person', { kind: 'wish', them: 'c1' }, {}, WISHED_GRAMMARS.person],
    ['the wish of a person, by name', { kind: 'wish', them: 'Berenike' }, {}, WISHED_GRAMMARS.person],
    ['the wish of a beast', { kind: 'wish', them: 'Garm' }, {}, WISHED_GRAMMARS.beast],
    ['the wish of somebody who is gone: nothing', { kind: 'wish', them: 'Hild' }, {}, null],
  ])('%s', (_, thread, more, grammar) => expect(tied(thread, more)).toBe(grammar));
});

describe('somebody is absent', () => {
  it.each(SCENE_KINDS.map((kind) => [kind, kind === 'giver'] as const))('in a scene of kind %s: %s', (kind, isAbsent) =>
    expect(isFromAfar(momentWith({ frameBefore: sceneOf(kind) }))).toBe(isAbsent),
  );

  it.each([null, 'common/burnt-farm'])('in no other encounter: %s', (frameBefore) =>
    expect(isFromAfar(momentWith({ frameBefore }))).toBe(false),
  );
});
