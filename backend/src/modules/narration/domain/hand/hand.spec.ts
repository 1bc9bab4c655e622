import { COMMON } from '#game/content/tables.js';
import { linesOf } from '#game/model/content/frame.js';
import { BANNED_PHRASES } from '#test/content-validation/validate-words.js';
import { HANDS } from '#game/content/hands.js';
import { type FactionId, FACTIONS } from '#game/model/world.js';
import { strung, split } from './clauses.js';
import { droppingYou } from './drop-you.js';
import { formsOf, inForm } from './forms.js';
import { type Handled, handOf } from './hand.js';

const putIn = (form: string, text: string): string | null => {
  const [one] = formsOf({ forms: [form] });
  return one ? inForm(one, text) : null;
};

describe('a form', () => {
  it.each<[form: string, text: string, put: string | null]>([
    ['Now {any}', 'A farm had burned. A cock crew.', 'Now a farm had burned. A cock crew.'],
    ['Now {any}', '“Halt,” said somebody. A farm had burned.', null],
    ['Now {any}', 'Thora held the rope. It broke.', null],
    ['Now {any}', 'I held the rope.', null],
    ['and you {verb}', 'You held the rope. It broke.', 'And you held the rope. It broke.'],
    ['And you {verb}', 'You two held the rope.', null],
    ['And you {verb}', 'You and he held the rope.', null],
    ['And you {verb}', 'A rope held.', null],
    ['Listen: {it}', 'You held the rope.', null],
    ['Listen: {any}', 'One thing held: the rope.', null],
    ['You deposed that {any}', 'A man said: “Halt.”', null],
    ['You deposed that {any}', 'Who held the rope?', null],
    [
      'You deposed that {any}',
      'You were thrown before you stood.',
      'You deposed that you were thrown before you stood.',
    ],
    ['Item: {did}', 'You were thrown.', null],
    ['Item: {did}', 'You held the rope.', 'Item: held the rope.'],
    ['{end}; so entered.', 'You held it. The rope broke.', 'You held it. The rope broke; so entered.'],
    ['{end}; so entered.', 'You held it. “Halt,” he said.', null],
    ['{end}; so entered.', 'He said: “I held it. It broke. You saw.”', null],
  ])('%s: %s', (form, text, put) => expect(putIn(form, text)).toBe(put));
});

describe('a log', () => {
  it.each<[story: string, put: string]>([
    ['You hailed her. She had no answer.', 'Hailed her. She had no answer.'],
    ['You hailed her. You took in sail.', 'Hailed her. Took in sail.'],
    ['She came up. You hailed her.', 'She came up. You hailed her.'],
    ['You hailed her, and he laughed. You went below.', 'Hailed her, and he laughed. You went below.'],
    ['You were hit in the thigh.', 'You were hit in the thigh.'],
    ['You two hailed her.', 'You two hailed her.'],
    ['You and he hailed her.', 'You and he hailed her.'],
    ['You put it back.', 'You put it back.'],
    ['You asked who?', 'You asked who?'],
    ['“I saw you. You hailed her. You lie.”', '“I saw you. You hailed her. You lie.”'],
    ['She came.\n\nYou hailed her.', 'She came.\n\nHailed her.'],
  ])('%s', (story, put) => expect(droppingYou(story)).toBe(put));
});

it.each<[text: string, put: string]>([
  ['You rode in. She held the rein.', 'You rode in, and she held the rein.'],
  ['You rode in. She held the rein. It broke.', 'You rode in, and she held the rein. It broke.'],
  ['You rode in. Thora held the rein.', 'You rode in. Thora held the rein.'],
  ['You rode in. “Halt,” she said.', 'You rode in. “Halt,” she said.'],
])('strings two short neighbours: %s', (text, put) => expect(strung(text)).toBe(put));

it.each<[text: string, put: string]>([
  ['You pulled with both hands, and it gave way at last.', 'You pulled with both hands. It gave way at last.'],
  ['You pulled, and it gave way.', 'You pulled, and it gave way.'],
  [
    'He said: “I pulled with both hands, and it gave way at last.”',
    'He said: “I pulled with both hands, and it gave way at last.”',
  ],
])('makes two sentences of two clauses: %s', (text, put) => expect(split(text)).toBe(put));

/** From the page of each narrator: what it never uses. */
const NEVER: Readonly<Record<FactionId, string>> = {
  vikings: 'like seemed perhaps heart soul beautiful terrible suddenly evidently remarkable',
  pirates: 'honour fate destiny soul behold brothers alas glory therefore hereby listen because',
  samurai: 'glad afraid angry terrible suddenly because luckily like',
  assassins: 'heart destiny brave alas listen item remark finding evil beautiful',
  empire: 'heart blood alas listen brave fate like lovely wild suddenly',
  barbarians: 'perhaps seemed rather because although moment which polite reason somewhat',
  knights: 'luck item report paces tally bearing deposed listen deal fact',
  mongols: 'rather quite somewhat evidently presumably perhaps moment minute item report',
};
const PARTS: readonly Handled['part'][] = ['opening', 'deed', 'way'];
const linesOfPart: Readonly<Record<Handled['part'], readonly string[]>> = {
  opening: COMMON.frames.flatMap(({ openings }) => openings),
  deed: [...COMMON.frames.flatMap(({ offers }) => offers), ...COMMON.pursuits].flatMap(({ success, failure }) => [
    ...linesOf(success),
    ...linesOf(failure),
  ]),
  way: ['You crossed a brook, and it was a day’s march.', 'By noon you crossed a brook.'],
};
const FAULTS = / {2}| [,.;:?!]|\byou you\b/i;
const isSentence = (text: string): boolean =>
  /^[“\p{Lu}]/u.test(text) &&
  /[.!?…]”?$/.test(text) &&
  text.split('“').length === text.split('”').length &&
  !/\. \p{Ll}/u.test(text) &&
  !FAULTS.test(text);

describe.each(FACTIONS)('the hand of the %s', (faction) => {
  const hand = handOf(faction);
  it.each(PARTS)('leaves sentences, whatever it does to a common text: %s', (part) => {
    const put = linesOfPart[part].flatMap((line) => hand.versions(line, { part, isCommon: true }));
    expect(put.filter((text) => !text.includes('{') && !isSentence(hand.finished(text))).slice(0, 5)).toEqual([]);
  });
  it.each(PARTS)('says in its forms nothing that its narrator never says: %s', (part) => {
    const never = new RegExp(`\\b(?:${NEVER[faction].split(' ').join('|')})\\b`, 'i');
    const words = formsOf(HANDS[faction][part]).map(({ before, after }) => before + after);
    expect(words.filter((said) => never.test(said) || BANNED_PHRASES.some((phrase) => said.includes(phrase)))).toEqual(
      [],
    );
    expect(words.length).toBeGreaterThan(5);
  });
  it('does something to every other common text, each time the same, and not always to the same sentence', () => {
    const lines = [...linesOfPart.opening, ...linesOfPart.deed];
    const told = (turn: number): readonly string[] =>
      lines.map((line, i) =>
        hand.told(
          line,
          { part: i < linesOfPart.opening.length ? 'opening' : 'deed', isCommon: true },
          { wheel: { seed: 7, turn, path: i }, isTrue: () => true },
        ),
      );
    expect(told(1)).toEqual(told(1));
    expect(told(1)).not.toEqual(told(2));
    expect(told(1).filter((text, i) => text !== lines[i]).length).toBeGreaterThan(lines.length * 0.35);
  });
  it('puts nothing but a word before a text of the people’s own', () => {
    const line = 'You held the rope with both hands, and it broke under you at last.';
    for (const put of hand.versions(line, { part: 'deed', isCommon: false }))
      expect(put.split(' ').length).toBeLessThan(17);
  });
});
