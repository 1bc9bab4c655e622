import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type StoryEntry } from '#contracts/session/views.js';
import { cursorOf, placeIn } from '#backend/platform/http/cursor.js';
import { type Page, pageOf, type PageQuery } from '#backend/platform/http/paged.js';
import { type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { storyEntryView } from '../../views/story-entry.view.js';
import { CharacterRows } from '../character-rows.js';
import { Editions } from '../editions.js';
import { turnItemsOf } from '../turn-items.js';
import { STORY_ORDERS, type StoryOrder, StoryPages } from './story-pages.js';

type Asked = PageQuery & { readonly order?: StoryOrder; readonly edition?: number };

/**
 * GET /api/stories/{sessionId} (specification section 7). Without parameters: the newest leaves, and always the last ones
 * of the living line, however many later ones a rewind took back.
 */
export class FindStoriesQuery extends Query<Page<StoryEntry>> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
    readonly page: Asked,
  ) {
    super();
  }
}

const PAGE = 100;
/** As many earlier leaves as the client offers to turn back to after a death, and the newest one. */
const LAST_OF_LINE = 6;

const isPlace = (value: unknown): value is readonly [order: StoryOrder, turn: number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  STORY_ORDERS.some((order) => order === value[0]) &&
  Number.isInteger(value[1]) &&
  Math.abs(value[1] as number) <= 0x7fffffff;

@QueryHandler(FindStoriesQuery)
export class FindStoriesQueryHandler implements IQueryHandler<FindStoriesQuery> {
  constructor(
    private readonly stories: StoryPages,
    private readonly characters: CharacterRows,
    private readonly editions: Editions,
  ) {}

  async execute({ userId, sessionId, page }: FindStoriesQuery): Promise<Page<StoryEntry>> {
    const place = placeIn(page.cursor, isPlace);
    const [order, after] = place ?? [page.order ?? 'newest', null];
    const limit = page.limit ?? PAGE;
    const of = { userId, sessionId };
    const rows = await this.stories.rows(of, { order, after, limit: limit + 1 });
    const { items, next } = pageOf(rows, limit, ({ turnNumber }) => cursorOf(order, turnNumber));
    const leaves = order === 'newest' && after === null ? await this.withLine(of, items) : items;
    const rising = [...leaves].sort((a, b) => a.turnNumber - b.turnNumber);
    const worded = await this.editions.wordsOf({ ...of, edition: page.edition }, rising);
    return { items: await this.views(of, worded), next };
  }

  private async withLine(
    of: { readonly userId: string; readonly sessionId: string },
    newest: readonly GameStoryRow[],
  ): Promise<readonly GameStoryRow[]> {
    const living = newest.filter(({ withdrawn }) => !withdrawn);
    if (newest.length > 0 && (living.length >= LAST_OF_LINE || newest.some(({ turnNumber }) => turnNumber === 0)))
      return newest;
    const { turn } = await this.characters.bySession(of.userId, of.sessionId);
    const known = new Map(newest.map((leaf) => [leaf.turnNumber, leaf]));
    return [...newest, ...(await this.stories.line(of, turn, known, LAST_OF_LINE))];
  }

  private async views(
    of: { readonly userId: string; readonly sessionId: string },
    rows: readonly GameStoryRow[],
  ): Promise<readonly StoryEntry[]> {
    // The session is another person's or not shown yet: `bySession` throws the fitting error.
    if (rows.length === 0) await this.characters.bySession(of.userId, of.sessionId);
    const items = await this.stories.itemsOf(
      of,
      rows.map(({ turnNumber }) => turnNumber),
    );
    return rows.map((story) => storyEntryView(story, turnItemsOf(items.get(story.turnNumber) ?? [])));
  }
}
