import { type OfferContent } from '#game/model/content/frame.js';
import { does } from '#game/content/builders/offers.js';
import { castFaults, deedPronounFaults, type Staged } from './validate-cast.js';

const offer: OfferContent = does(['talk', 'charisma', 'easy', 'none'], {
  action: 'Ask for the way',
  description: 'It may take a while.',
  success: 'You asked for the way and had it.',
  failure: 'You asked for the way and were laughed at.',
});
const staged = (over: Partial<Staged>): Staged => ({
  cast: {},
  isAfloat: false,
  openings: ['A wall lay across the way, and it was high.'],
  still: 'The wall stood.',
  later: 'The wall had fallen.',
  offers: [offer],
  ...over,
});
const faults = (over: Partial<Staged>): readonly string[] => castFaults(staged(over), 'x').map(({ fault }) => fault);
const told = (success: string, over: Partial<Staged> = {}): readonly string[] =>
  faults({ ...over, offers: [{ ...offer, success }] });

const MILLER = { cast: { 'miller/man': 'he' }, openings: ['A miller sat on the wall.'] } as const;
const COUPLE = {
  cast: { miller: 'he', wife: 'she' },
  openings: ['A miller sat on the wall, and his wife under it.'],
} as const;
const BROTHERS = { cast: { smith: 'he', miller: 'he' }, openings: ['A smith and a miller sat on the wall.'] } as const;

it('finds nothing wrong where nobody is', () => expect(faults({})).toEqual([]));

describe('the cast', () => {
  it('is shown by every opening, by any of its nouns, one or many', () => {
    const cast = { 'old woman/grandmother': 'she', villager: 'they' } as const;
    const shown = ['An old woman sat among villagers.', 'A grandmother chid a villager.'];
    expect(faults({ cast, openings: shown })).toEqual([]);
    expect(castFaults(staged({ cast, openings: [...shown, 'A widow sat among villagers.'] }), 'x')).toEqual([
      { field: 'x.openings[2]', fault: 'does not show whom it declares: old woman/grandmother' },
    ]);
  });

  it('holds the main person without being told so', () => {
    const who = { trade: 'ferryman with a lamp', gender: 'male' } as const;
    const openings = ['A ferryman slept on the wall.'];
    expect(told('He woke and told you the way. The ferryman yawned.', { who, openings })).toEqual([]);
    expect(told('He woke and told you the way, and yawned.', { openings })).toEqual([
      "says 'He' of nobody who was named",
    ]);
  });
});

describe('a pronoun', () => {
  it('stands for somebody who was named before it, or for the one of the cast', () => {
    expect(told('You asked a widow, and she told you.')).toEqual([]);
    expect(told('You asked a miller, and she told you.')).toEqual([]);
    expect(told('You asked a monk, and she told you.')).toEqual(["says 'she' of nobody who was named"]);
    expect(told('He told you, and you went on.', MILLER)).toEqual([]);
    expect(told('She told you, and you went on.', MILLER)).toEqual(["says 'She' of nobody who was named"]);
    expect(told('She told you what he knew, and they laughed.', COUPLE)).toEqual([]);
  });

  it('of two men of the cast stands for neither, until one is named', () => {
    expect(told('He told you, and you went on.', BROTHERS)).toEqual(["says 'He' of nobody who was named"]);
    expect(told('The smith told you what he knew.', BROTHERS)).toEqual([]);
  });

  it('in the plural does not stand for one', () => {
    expect(told('You asked them, and they told you.', MILLER)).toEqual(["says 'them' of nobody who was named"]);
    expect(told('Somebody called, and they told you.')).toEqual(["says 'they' of nobody who was named"]);
    expect(told('You asked a man, and they told you.')).toEqual(["says 'they' of nobody who was named"]);
    expect(told('You asked two men, and they told you.')).toEqual([]);
    expect(told('You asked them, and they told you.', { cast: { men: 'they' }, openings: ['Men sat there.'] })).toEqual(
      [],
    );
  });

  it('of somebody who is a man in one opening and a woman in the next says neither', () => {
    const cast = { 'ferryman/ferrywoman': 'either' } as const;
    const openings = ['A ferryman slept.', 'A ferrywoman slept.'];
    expect(told('He woke and told you the way.', { cast, openings })).toEqual(["says 'He' of nobody who was named"]);
    expect(told('The ferryman woke.', { cast, openings })).toEqual([]);
  });

  it('stands after its noun in an opening, whatever the cast', () => {
    expect(faults({ ...MILLER, openings: ['He sat on the wall, a miller.'] })).toEqual([
      "says 'He' of nobody who was named",
    ]);
    expect(faults({ ...MILLER, openings: ['With his hat on his knees sat a miller.'] })).toEqual([]);
  });

  it('of a drawn name is its slot’s', () => {
    expect(told('{foe} laughed, and he went away.')).toEqual(["says 'he' of nobody who was named"]);
    expect(told('{foe} laughed, and {foe.he} went away. {foe} met {who}, and they spoke.')).toEqual([]);
  });

  it('may be a boat’s at sea, and anything in somebody’s own words', () => {
    expect(told('You turned her, and the wall went by.')).toEqual(["says 'her' of nobody who was named"]);
    expect(told('You turned her, and the wall went by.', { isAfloat: true })).toEqual([]);
    expect(told('A voice called “He went that way!” and was still.')).toEqual([]);
  });
});

it('is asked of a deed without openings only what its pronouns stand for', () => {
  const pronouns = (success: string) => deedPronounFaults({ ...offer, success }, 'x', false).map(({ fault }) => fault);
  expect(pronouns('The clerk told you what he knew.')).toEqual([]);
  expect(pronouns('You went there, and they told you.')).toEqual(["says 'they' of nobody who was named"]);
  expect(pronouns('He who asks is told.')).toEqual([]);
});

describe('a person with ‘the’', () => {
  const UNSHOWN = "says 'the sergeant', and nobody has shown one";
  it('is of the cast, or shown, or was named before', () => {
    expect(told('You bowed to the sergeant.')).toEqual([UNSHOWN]);
    expect(told('A sergeant came. You bowed to the old sergeant.')).toEqual([]);
    expect(told('You bowed to the sergeant.', { shows: ['sergeant'], openings: ['A sergeant sat there.'] })).toEqual(
      [],
    );
    expect(told('You bowed to the miller and the man laughed.', MILLER)).toEqual([]);
    expect(told('You bowed to the woman.', MILLER)).toEqual(["says 'the woman', and nobody has shown one"]);
  });

  it('may be said to be which, or be named by the deed', () => {
    expect(told('You bowed to the sergeant of the guard.')).toEqual(["says 'the guard', and nobody has shown one"]);
    expect(told('You bowed to the sergeant who had told you of it.')).toEqual([]);
    const asks = { ...offer, action: 'Ask a sergeant', success: 'The sergeant told you the way.' };
    expect(faults({ offers: [asks] })).toEqual([]);
  });

  it('is looked for in actions, descriptions, failures and what is still there, and not in what is left', () => {
    expect(faults({ offers: [{ ...offer, action: 'Ask the sergeant' }] })).toEqual([UNSHOWN]);
    expect(faults({ offers: [{ ...offer, description: 'It may anger the sergeant.' }] })).toEqual([UNSHOWN]);
    expect(faults({ offers: [{ ...offer, failure: 'You angered the sergeant.' }] })).toEqual([UNSHOWN]);
    expect(faults({ still: 'The sergeant sat there.' })).toEqual([UNSHOWN]);
    expect(faults({ later: 'The sergeant had gone.' })).toEqual([]);
  });
});
