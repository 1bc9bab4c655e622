import {
  type Answers,
  answer,
  isToldInFull,
  mayAnswer,
  pointsOf,
  pointsRemaining,
  toBackstory,
} from './backstory-points.js';

const none: Answers = {};

describe('backstory points', () => {
  it('start at three', () => expect(pointsRemaining(none)).toBe(3));

  it('go to the chosen attribute', () => expect(pointsOf(answer(none, 'question1', 'strength'))).toEqual(['strength']));

  it('move when an answer is changed', () => {
    const changed = answer(answer(none, 'question1', 'strength'), 'question1', 'intellect');
    expect(pointsOf(changed)).toEqual(['intellect']);
    expect(pointsRemaining(changed)).toBe(2);
  });

  it('are spent after three answers, and can still be moved', () => {
    const full = answer(
      answer(answer(none, 'question3', 'endurance'), 'question2', 'charisma'),
      'question1',
      'strength',
    );
    expect(isToldInFull(full)).toBe(true);
    expect(mayAnswer(full, 'question2')).toBe(true);
    expect(pointsOf(answer(full, 'question2', 'reflexes'))).toEqual(['strength', 'reflexes', 'endurance']);
  });

  it('are listed in the order of the questions', () => {
    const full = { question1: 'strength', question2: 'charisma', question3: 'endurance' } as const;
    expect(toBackstory(full)).toEqual({ ...full, pointsAllocated: ['strength', 'charisma', 'endurance'] });
  });
});
