import { type Attribute, type Backstory, BACKSTORY_POINTS, BACKSTORY_QUESTIONS } from '#game/model/character.js';

export type QuestionId = keyof typeof BACKSTORY_QUESTIONS;
export type Answers = Readonly<Partial<Record<QuestionId, Attribute>>>;

const QUESTION_IDS = Object.keys(BACKSTORY_QUESTIONS) as readonly QuestionId[];

/** The attributes that got a point, in the order of the questions. */
export const pointsOf = (answers: Answers): readonly Attribute[] => QUESTION_IDS.flatMap((id) => answers[id] ?? []);

export const pointsRemaining = (answers: Answers): number => BACKSTORY_POINTS - pointsOf(answers).length;

/** With no points left, only answered questions can be changed: their point moves (specification section 4). */
export const mayAnswer = (answers: Answers, question: QuestionId): boolean =>
  pointsRemaining(answers) > 0 || answers[question] !== undefined;

export const answer = (answers: Answers, question: QuestionId, attribute: Attribute): Answers =>
  mayAnswer(answers, question) ? { ...answers, [question]: attribute } : answers;

/** Step 2 is complete when no points are left (specification section 5). */
export const isToldInFull = (answers: Answers): answers is Required<Answers> => pointsRemaining(answers) === 0;

export const toBackstory = (answers: Required<Answers>): Backstory => ({
  ...answers,
  pointsAllocated: pointsOf(answers),
});
