import { type Draft, emptyDraft, isComplete, isDefined, missingFrom } from './draft.js';

const whole: Draft = {
  ...emptyDraft('s'),
  name: 'Thora',
  gender: 'female',
  height: 'tall',
  build: 'lean',
  skinTone: 'fair',
  hair: 'red',
  profession: 'scout',
  answers: { question1: 'strength', question2: 'charisma', question3: 'endurance' },
};

describe('a draft', () => {
  it('is complete in step 1 with a name and all choices', () => expect(isDefined(whole)).toBe(true));

  it.each(['gender', 'height', 'build', 'skinTone', 'hair', 'profession'] as const)(
    'is not complete in step 1 without %s',
    (key) => {
      expect(isDefined({ ...whole, [key]: null })).toBe(false);
      expect(missingFrom({ ...whole, [key]: null })).toHaveLength(1);
    },
  );

  it('is not complete in step 1 with a blank name', () => expect(isDefined({ ...whole, name: ' \t ' })).toBe(false));

  it('is complete only when no point is left', () => {
    expect(isComplete(whole)).toBe(true);
    expect(isComplete({ ...whole, answers: { question1: 'strength', question2: 'charisma' } })).toBe(false);
  });

  it('lists missing fields in the order of the page', () => {
    expect(missingFrom(emptyDraft('s'))).toEqual([
      'a gender',
      'a name',
      'a height',
      'a build',
      'a skin tone',
      'hair',
      'a profession',
    ]);
    expect(missingFrom(whole)).toEqual([]);
  });
});
