import { ferry } from '#test/reading-table/own/ferry.js';
import { market } from '#test/reading-table/own/market.js';
import { readByGrammar } from './read.js';

const answered = (question: string, scene = market.scene): string => {
  const reading = readByGrammar(question, scene);
  return reading.kind === 'answer' ? reading.text : `not an answer: ${reading.kind}`;
};

describe('a question about the game', () => {
  it.each([
    ['what should I do?', /oath leads to Acquaviva/],
    ['what happens if I die?', /journey ends/],
    ['how do I win this game?', /Fill your oath/],
    ['what is reflexes good for?', /Reflexes are tested/],
    ['how strong am I?', /Your strength is 3/],
    ['what am i good at', /What you do best/],
    ['what am I carrying?', /You carry/],
    ['how do I use my items?', /raise an attribute/],
    ['can I go back a turn?', /earlier turn/],
    ['how many turns do I have left?', /action token/],
    ['does anyone travel with me?', /You travel alone/],
    ['what do people think of me?', /Lapo Neri/],
    ['who have i met so far?', /Ginevra Tosi/],
    ['what can I buy here?', /8 florins/],
    ['is there a river nearby?', /river/],
    ['what lies to the east?', /To the east/],
    ['is it dangerous to go east?', /To the east/],
    ['how long until night?', /It is /],
    ['where is my enemy?', /Your oath/],
    ['why did I fail?', /roll came up above/],
    ['what happened so far?', /leaves/],
    ['is this game multiplayer?', /saga for one/],
    ['what does easy mean', /25 more/],
    ['what is a hex', /one cell/],
  ])('%s', (question, answer) => expect(answered(question)).toMatch(answer));

  it('is understood with its marks, its opening words and its misspelling', () => {
    for (const question of ['lol what day is it???', 'wht day is it', 'ok so what time is it?!'])
      expect(answered(question)).toMatch(/on day/);
  });
});

describe('a companion who has an opinion', () => {
  const [mate] = ferry.scene.companions;
  const [first, ...others] = ferry.scene.offers;
  if (!mate || !first) throw new Error('nobody goes along to the ferry');
  const advised = { ...first, advisedBy: [{ companion: mate.id, chance: 64 }] };

  it('is asked about it for nothing', () => {
    const question = `what does ${mate.name} advise?`;
    expect(answered(question, { ...ferry.scene, offers: [advised, ...others] })).toContain(
      `What ${mate.name} would do: ${first.action}, at about 6 in ten.`,
    );
    expect(answered(question, ferry.scene)).not.toContain('would do');
  });
});

describe('people of an encounter', () => {
  const unnamed = { ...ferry.scene, persons: [], companions: ferry.scene.companions };

  it.each(['talk to the stranger', 'ask the woman about the road', 'give 5 coins to him', 'threaten them'])(
    'without a name are meant: %s',
    (says) => {
      const reading = readByGrammar(says, unnamed);
      expect(reading.kind === 'reading' && reading.attempt.addressee).toBeNull();
    },
  );
});
