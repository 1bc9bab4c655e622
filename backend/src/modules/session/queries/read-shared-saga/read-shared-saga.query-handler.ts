import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { type Character } from '#contracts/session/views.js';
import { type SharedSaga } from '#contracts/share/views.js';
import { cursorOf, placeIn } from '#backend/platform/http/cursor.js';
import { pageOf } from '#backend/platform/http/paged.js';
import { type SagaShareRow } from '#projections/saga-shares/saga-share.entity.js';
import { characterView } from '../../views/character.view.js';
import { sharedLeaf, sharedWorld } from '../../views/shared-leaf.view.js';
import { CharacterRows } from '../character-rows.js';
import { FindWorldQuery } from '../find-world/find-world.query-handler.js';
import { SharedLeaves } from './shared-leaves.js';
import { SharedSagas } from './shared-sagas.js';

/** POST /api/shared/saga. */
export class ReadSharedSagaQuery extends Query<SharedSaga> {
  constructor(
    readonly token: string,
    readonly after: string | undefined,
  ) {
    super();
  }
}

const PAGE = 100;
const BEFORE_ALL = -1;
const isPlace = (value: unknown): value is readonly [turn: number] =>
  Array.isArray(value) &&
  value.length === 1 &&
  Number.isInteger(value[0]) &&
  Math.abs(value[0] as number) <= 0x7fffffff;

/** 'the Huscarl': who the hero is where the name is not shown. */
const titleOf = ({ faction, profession }: Character): string =>
  `the ${FACTION_CONTENT[faction].professions[profession]?.name ?? profession}`;

/** Things made in a session carry its id in theirs. */
const withIdOf = <T>(part: T, { sessionId, shareId }: SagaShareRow): T =>
  JSON.parse(JSON.stringify(part).replaceAll(sessionId, shareId)) as T;

/** A saga as readers of its link see it, without an account: docs/security.md says what of it is left out. */
@QueryHandler(ReadSharedSagaQuery)
export class ReadSharedSagaQueryHandler implements IQueryHandler<ReadSharedSagaQuery> {
  constructor(
    private readonly shared: SharedSagas,
    private readonly characters: CharacterRows,
    private readonly leaves: SharedLeaves,
    private readonly queries: QueryBus,
  ) {}

  async execute({ token, after }: ReadSharedSagaQuery): Promise<SharedSaga> {
    const share = await this.shared.behind(token);
    const { userId, sessionId, shareId, heroShownAs } = share;
    const character = characterView(await this.characters.bySession(userId, sessionId));
    const world = await this.queries.execute(new FindWorldQuery(userId, sessionId));
    const [place = BEFORE_ALL] = placeIn(after, isPlace) ?? [];
    const { turn: upTo } = character;
    const read = await this.leaves.page({ userId, sessionId, after: place, upTo, limit: PAGE + 1 });
    const { items, next } = pageOf(read, PAGE, ({ turnNumber }) => cursorOf(turnNumber));
    const isNamed = heroShownAs === 'name';
    const insteadOfName = titleOf(character);
    const last = items.at(-1)?.turnNumber ?? place;
    const typed = await this.leaves.typed({ userId, sessionId, after: place, upTo: last });
    const hidden = { name: isNamed ? null : character.name, insteadOfName, typed };
    return {
      character: withIdOf({ ...character, id: shareId, name: isNamed ? character.name : insteadOfName }, share),
      world: withIdOf(sharedWorld(world), share),
      leaves: items.map((leaf) => sharedLeaf(leaf, shareId, hidden)),
      lastTurn: upTo,
      next,
    };
  }
}
