import { randomUUID } from 'node:crypto';
import { type ActionRequest, type ChoicesView } from '#contracts/session/views.js';
import { Player } from './player.js';

const MOST_TURNS = 300;
const HARDSHIP = { easy: 0, medium: 1, hard: 2 } as const;

/** Chooses the riskiest option: in open country the hardest way, at an obstacle the deed most likely to fail. */
const reckless = (view: ChoicesView, turn: number): Partial<ActionRequest> => {
  const way = [...view.availableMovement].sort((a, b) => HARDSHIP[b.difficulty] - HARDSHIP[a.difficulty])[0];
  if (way !== undefined) return { action: `Move ${way.description}`, moveTo: { q: way.q, r: way.r } };
  const worst = view.choices
    .filter(({ requiresItem }) => requiresItem === null)
    .sort((a, b) => a.successChance - b.successChance)[0];
  return worst === undefined ? Player.next(view, turn) : { action: worst.action, choiceId: worst.id };
};

/** Plays over HTTP until the saga is over, nearly always by a loss of all hit points. @throws Error if it does not end */
export const playToDeath = async (player: Player): Promise<void> => {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { body } = await player.choices();
    if (body.gameOver) return;
    const answer = await player.act(randomUUID(), reckless(body, turn));
    if (answer.status !== 200) throw new Error(`turn ${turn}: ${JSON.stringify(answer.body)}`);
  }
  throw new Error(`still alive after ${MOST_TURNS} turns`);
};
