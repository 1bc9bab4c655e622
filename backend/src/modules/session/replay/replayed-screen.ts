import { type ReplayedScreen } from '#contracts/session/replay-views.js';
import { type Cell } from '#game/model/cell.js';
import { hexKey } from '#game/model/hex.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { characterOf } from '../views/character.view.js';
import { choicesViewOf } from '../views/choices.view.js';
import { sagaViewOf } from '../views/saga.view.js';
import { storyEntryOf } from '../views/story-entry.view.js';
import { worldView } from '../views/world.view.js';
import { type PastOfMoment } from './past-of-moment.js';

const byFirstVisit = (a: Cell, b: Cell): number => {
  if (a.firstVisitAt !== b.firstVisitAt) return a.firstVisitAt < b.firstVisitAt ? -1 : 1;
  return hexKey(a) < hexKey(b) ? -1 : 1;
};

/** What the player's calls answer in this state: by the views that answer them. */
export const replayedScreen = (session: StartedSession, { words, places }: PastOfMoment): ReplayedScreen => ({
  character: characterOf(session),
  story: storyEntryOf(session),
  choices: choicesViewOf(session),
  world: worldView({
    world: session.world,
    currentLocation: session.holdings.location,
    cells: Object.values(session.cells)
      .flatMap((cell) => (cell ? [cell] : []))
      .sort(byFirstVisit),
    words,
    places,
    // Staff find the owner of the saga by its own page.
    origin: session.origin && { turn: session.origin.turn, sessionId: null },
  }),
  saga: session.saga && sagaViewOf(session.saga),
});
