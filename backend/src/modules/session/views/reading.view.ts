import { type ReadingAnswer } from '#contracts/session/views.js';
import { type Deed } from '#game/model/deed.js';
import { chanceOf } from '../domain/rules/outcome.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { attemptInWords } from '../reading/attempt-words.js';
import { type DeedMeant, type Understood } from '../reading/own-words.js';
import { uncapitalised } from '../reading/scene-words.js';
import { sceneOf } from '../reading/scene.view.js';

const deedView = (session: StartedSession, deed: Deed): NonNullable<ReadingAnswer['deed']> => {
  const { kind, attribute, difficulty, requiresItem, offerId, to } = deed;
  const offer = session.standing.offers.find(({ id }) => id === offerId);
  return {
    kind,
    attributeCheck: attribute,
    difficulty,
    successChance: chanceOf(session, deed),
    requiresItem,
    cost: offer?.cost ?? 0,
    choiceId: offer?.id ?? null,
    moveTo: to,
  };
};

/** What will be tried; of several deeds in one text, the first. */
const sentenceOf = (session: StartedSession, { attempt, rest }: DeedMeant): string => {
  const sentence = attemptInWords(attempt, sceneOf(session));
  return rest === undefined ? sentence : `First: ${uncapitalised(sentence)} The rest is for later: “${rest}”`;
};

/** How the player's own words were understood, for the client; `reading`: sealed, for the action that may follow. */
export const readingAnswerOf = (
  session: StartedSession,
  understood: Understood,
  reading: string | null,
): ReadingAnswer =>
  understood.kind === 'deed'
    ? {
        kind: 'deed',
        text: sentenceOf(session, understood),
        deed: deedView(session, understood.deed),
        options: [],
        reading,
        turn: session.head,
      }
    : { ...understood, deed: null, reading: null, turn: session.head };
