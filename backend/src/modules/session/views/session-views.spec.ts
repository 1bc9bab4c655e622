import { gameCharacterEntity, type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { gameCharacters } from '#projections/game-characters/game-characters.projection.js';
import { gameStories } from '#projections/game-stories/game-stories.projection.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { gameStoryItemEntity, type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';
import { gameStoryItems } from '#projections/game-story-items/game-story-items.projection.js';
import { startSagaIn, gameInMemory } from '#test/support/game-in-memory.js';
import { type Projected, rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope } from '#test/support/projections/samples.js';
import { turnItemsOf } from '../queries/turn-items.js';
import { characterOf, characterView } from './character.view.js';
import { choicesView, choicesViewOf } from './choices.view.js';
import { storyEntryOf, storyEntryView } from './story-entry.view.js';

const TURNS = 6;

/** A session after some turns, and the rows that the projections make of its events. */
const playedOn = async (turns: number, narration: 'inline' | 'job') => {
  const game = gameInMemory({ tokens: 20, narration, isToldInTime: false });
  const player = await startSagaIn(game);
  for (let turn = 0; turn < turns; turn++) {
    await game.tell(player.sessionId, turn);
    await player.act(`key-${turn}`);
  }
  const page = { direction: 'forwards', from: 0n, limit: 1_000 } as const;
  const events = (await game.log.readStream(`session-${player.sessionId}`, page)) as unknown as AnyEnvelope[];
  const rows = (projected: Projected) => rowsAfter(projected, events) as readonly unknown[];
  const session = await game.sessions.started(player.sessionId);
  return {
    session,
    character: rows({ projection: gameCharacters, entity: gameCharacterEntity })[0] as GameCharacterRow | undefined,
    stories: rows({ projection: gameStories, entity: gameStoryEntity }) as readonly GameStoryRow[],
    items: rows({ projection: gameStoryItems, entity: gameStoryItemEntity }) as readonly GameStoryItemRow[],
  };
};

describe.each([
  ['told', 'inline'],
  ['not told yet', 'job'],
] as const)('a session whose newest turn is %s', (_, narration) => {
  it.each([0, 1, TURNS])('is shown the same from its state and from its rows, after %i turns', async (turns) => {
    const { session, character, stories, items } = await playedOn(turns, narration);
    if (!character) throw new Error('there is no character');
    expect(characterView(character)).toEqual(characterOf(session));
    const newest = stories.find(({ turnNumber }) => turnNumber === session.head);
    if (!newest) throw new Error('there is no story');
    const { offers, wording } = newest;
    expect(choicesView({ ...character, offers, wording })).toEqual(choicesViewOf(session));
    const itemsNow = turnItemsOf(items.filter(({ turnNumber }) => turnNumber === session.head));
    expect(storyEntryView(newest, itemsNow)).toEqual(storyEntryOf(session));
  });
});
