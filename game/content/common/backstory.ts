import { type Attribute, BACKSTORY_QUESTIONS } from '../../model/character.js';

interface BackstoryAnswer {
  readonly attribute: Attribute;
  readonly answer: string;
  readonly description: string;
}
export interface BackstoryQuestion {
  readonly id: keyof typeof BACKSTORY_QUESTIONS;
  readonly title: string;
  readonly question: string;
  readonly answers: readonly [BackstoryAnswer, BackstoryAnswer];
}

/** 'Shape Your Backstory': three questions, two answers each, one point an answer (specification sections 2, 4 and 9). */
export const BACKSTORY: readonly BackstoryQuestion[] = [
  {
    id: 'question1',
    title: 'Childhood',
    question: 'What did your childhood leave you?',
    answers: [
      {
        attribute: 'strength',
        answer: 'A strong back',
        description: 'You carried water, wood and smaller children, and were fed by how much.',
      },
      {
        attribute: 'intellect',
        answer: 'A full head',
        description: 'There was one old person who knew things, and you were the one who asked.',
      },
    ],
  },
  {
    id: 'question2',
    title: 'Profession skill',
    question: 'What made you good at your trade?',
    answers: [
      {
        attribute: 'charisma',
        answer: 'A way with people',
        description: 'They came for the work and stayed for the talk, and paid for both.',
      },
      {
        attribute: 'reflexes',
        answer: 'Quick hands',
        description: 'You were the one who caught it before it reached the floor.',
      },
    ],
  },
  {
    id: 'question3',
    title: 'Adventure drive',
    question: 'What keeps you on the road?',
    answers: [
      {
        attribute: 'perception',
        answer: 'Wanting to see',
        description: 'There is always something past the next rise, and you are usually first to notice it.',
      },
      {
        attribute: 'endurance',
        answer: 'Not stopping',
        description: 'Others had reasons to turn back, and good ones. You had legs.',
      },
    ],
  },
];
