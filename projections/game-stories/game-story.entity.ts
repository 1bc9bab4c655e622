import { type Moment } from '#game/model/calendar.js';
import { type Deed } from '#game/model/deed.js';
import { type Offer, type Wording } from '#game/model/offer.js';
import { type ActionResult, type StoryEntry } from '#contracts/session/views.js';
import { type StoredTelling } from './stored-telling.js';
import { boolean, closedJson, integer, json, readModelEntity, text, time } from '../entity.js';
import { type SagaMark } from './saga-mark.js';

/** The result of a turn; its gained and lost things are rows of `game_story_items`. */
export type StoredActionResult = Omit<ActionResult, 'itemsGained' | 'itemsLost' | 'marks'> & {
  readonly marks: readonly SagaMark[];
};

/** The saga's time at a turn, in columns: as JSON its keys would be stored with every turn. */
export type StoredMoment = { readonly [Part in keyof Moment]: Moment[Part] | null };

/** A played and told turn; turn 0 is the opening. Withdrawn turns stay. */
export interface GameStoryRow extends Omit<StoryEntry, 'actionResult' | 'calendar'>, StoredMoment {
  readonly characterId: string;
  readonly userId: string;
  readonly isCustomAction: boolean;
  readonly deed: Deed | null;
  readonly actionResult: StoredActionResult | null;
  /** The next offers, and their words after the turn is told. */
  readonly offers: readonly Offer[];
  /** Those that its narrator added. */
  readonly extraOffers: readonly Offer[];
  readonly wording: readonly Wording[];
  readonly telling: StoredTelling | null;
}

export const gameStoryEntity = readModelEntity<GameStoryRow>({
  table: 'game_stories',
  columns: {
    sessionId: text({ primary: true }),
    turnNumber: integer({ primary: true }),
    id: text(),
    characterId: text(),
    userId: text(),
    parent: integer({ nullable: true }),
    storyContent: text({ default: '' }),
    playerAction: text({ nullable: true }),
    isCustomAction: boolean({ default: false }),
    deed: json({ nullable: true }),
    actionResult: json({ nullable: true }),
    offers: json({ default: [] }),
    extraOffers: json({ default: [] }),
    wording: json({ default: [] }),
    debugPrompt: text({ nullable: true }),
    narration: text({ default: 'pending' }),
    narrator: text({ nullable: true }),
    telling: json({ nullable: true }),
    withdrawn: boolean({ default: false }),
    location: closedJson(),
    day: integer({ nullable: true }),
    hour: text({ nullable: true }),
    season: text({ nullable: true }),
    weather: text({ nullable: true }),
    createdAt: time(),
  },
  indices: [{ columns: ['userId'] }, { columns: ['createdAt'], where: "narration = 'pending'" }],
});
