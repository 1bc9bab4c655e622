import { randomUUID } from 'node:crypto';
import { type CharacterDefinition } from '#contracts/session/views.js';
import { definitionOf, Player } from '../../support/player.js';
import { sharedGame } from '../../support/shared-game.js';
import { expectRefusal } from './expect-refusal.js';
import { IMPOSSIBLE_CHARACTERS } from './impossible-characters.js';

const game = sharedGame({ LOG_LEVEL: 'debug' });
let player: Player;
let stranger: Player;

beforeAll(async () => {
  player = await Player.begun(game.url);
  stranger = await Player.begun(game.url);
});

const unchanged = async (refused: () => Promise<void>): Promise<void> => {
  const before = [await player.tokens(), (await player.stories()).body];
  await refused();
  expect([await player.tokens(), (await player.stories()).body]).toEqual(before);
};

describe('an action that can not be', () => {
  const longest = 'a'.repeat(5_000);
  const refusals: readonly [string, object, number, string, string?][] = [
    ['in an unknown session', { sessionId: randomUUID() }, 404, 'SESSION_NOT_FOUND'],
    ['in a session without a proper id', { sessionId: 'mine' }, 400, 'INVALID_FIELD', 'sessionId'],
    ['of no letters', { action: '', isCustomAction: true }, 400, 'INVALID_FIELD', 'action'],
    ['of blanks', { action: '   ', isCustomAction: true }, 400, 'INVALID_FIELD', 'action'],
    ['of 5,000 letters', { action: longest, isCustomAction: true }, 400, 'INVALID_FIELD', 'action'],
    ['of control characters', { action: 'go\u0000home', isCustomAction: true }, 400, 'INVALID_FIELD', 'action'],
    ['of half a character', { action: 'go \ud800', isCustomAction: true }, 400, 'INVALID_FIELD', 'action'],
    ['that is no text', { action: 7 }, 400, 'INVALID_FIELD', 'action'],
    [
      "without saying whether it is the player's own",
      { action: 'go', isCustomAction: 'yes' },
      400,
      'INVALID_FIELD',
      'isCustomAction',
    ],
    ['by a choice that is not on offer', { choiceId: 'win-the-game' }, 422, 'CHOICE_NOT_OFFERED'],
    ['by words that name nothing', { action: 'win_the_game' }, 422, 'CHOICE_NOT_OFFERED'],
    ['onto a hex that is not adjacent', { moveTo: { q: 9, r: -9 } }, 422, 'HEX_NOT_REACHABLE'],
    ['onto a hex that is off the map', { moveTo: { q: 99, r: 0 } }, 400, 'INVALID_FIELD', 'moveTo.q'],
    ['onto no hex', { moveTo: 'north' }, 400, 'INVALID_FIELD', 'moveTo'],
    ['after a turn that was not', { expectedTurn: 3, action: 'look', isCustomAction: true }, 409, 'STALE_TURN'],
    ['after a turn that is no number', { expectedTurn: -1 }, 400, 'INVALID_FIELD', 'expectedTurn'],
  ];
  for (const [name, over, status, code, field] of refusals) {
    it(name, () => unchanged(async () => expectRefusal(await player.act(randomUUID(), over), status, code, field)));
  }

  it("in somebody else's session", () =>
    unchanged(async () => {
      expectRefusal(
        await player.act(randomUUID(), { sessionId: stranger.sessionId, action: 'look', isCustomAction: true }),
        404,
        'SESSION_NOT_FOUND',
      );
      expect(await stranger.tokens()).toBe(5);
    }));

  it('of 2 MB', () =>
    unchanged(async () => {
      expectRefusal(
        await player.call('POST', '/api/actions', {
          body: { sessionId: player.sessionId, action: 'a'.repeat(2_000_000), isCustomAction: true },
        }),
        413,
        'TOO_LARGE',
      );
    }));

  it('that is no JSON', () =>
    unchanged(async () => {
      expectRefusal(await player.call('POST', '/api/actions', { body: '{"sessionId":' }), 400, 'BAD_REQUEST');
      expectRefusal(await player.call('POST', '/api/actions', { body: 'null' }), 400, 'INVALID_FIELD');
      expectRefusal(await player.call('POST', '/api/actions', { body: '[]' }), 400, 'INVALID_FIELD');
    }));

  it('under a key that can not be one', () =>
    unchanged(async () => {
      expectRefusal(
        await player.act('k'.repeat(201), { action: 'look', isCustomAction: true }),
        400,
        'INVALID_FIELD',
        'Idempotency-Key',
      );
    }));
});

describe('a character that creation could not have given', () => {
  it.each(IMPOSSIBLE_CHARACTERS)('%s', async (_, over, status, field) => {
    const answer = await new PlayerOf(player).begin({ ...definitionOf(), ...over } as CharacterDefinition);
    expectRefusal(answer, status, status === 422 ? 'CHARACTER_NOT_POSSIBLE' : 'INVALID_FIELD', field);
  });

  it("in somebody else's session", async () => {
    expectRefusal(
      await new PlayerOf(player).begin(definitionOf('normal', { sessionId: stranger.sessionId })),
      409,
      'SESSION_ALREADY_EXISTS',
    );
  });

  it('again by its owner is the same character', async () => {
    const again = await new PlayerOf(player).begin(definitionOf('normal', { sessionId: player.sessionId }));
    expect(again).toMatchObject({ status: 201, body: { character: { id: player.characterId } } });
  });
});

/** A second client of the same person. */
class PlayerOf extends Player {
  constructor(player: Player) {
    super(player.url);
    this.token = player.token;
  }
}

describe('what belongs to somebody else', () => {
  it.each<[string, (other: Player) => [string, string, object?]]>([
    ['a story', ({ sessionId }) => ['GET', `/api/stories/${sessionId}`]],
    ['choices', ({ sessionId }) => ['GET', `/api/choices/${sessionId}`]],
    ['a character', ({ characterId }) => ['GET', `/api/characters/${characterId}`]],
    ['a world', ({ sessionId }) => ['GET', `/api/sessions/${sessionId}/world`]],
    ['an event stream', ({ sessionId }) => ['GET', `/api/sessions/${sessionId}/events`]],
    ['a rewind', ({ sessionId }) => ['POST', `/api/sessions/${sessionId}/rewind`, { toTurn: 0 }]],
    [
      'a save',
      ({ sessionId, characterId }) => ['POST', '/api/saves/manual', { sessionId, characterId, saveName: 'Mine' }],
    ],
  ])('%s does not exist', async (_, of) => {
    const [method, path, body] = of(stranger);
    expectRefusal(await player.call(method, path, { body }), 404, 'SESSION_NOT_FOUND');
  });

  it('saves do not exist either', async () => {
    const {
      body: [save],
    } = await stranger.call<readonly { id: string }[]>('GET', '/api/auth/saves');
    expectRefusal(await player.call('DELETE', `/api/saves/${save?.id}`), 404, 'SAVE_NOT_FOUND');
    expectRefusal(await player.call('PATCH', `/api/saves/${save?.id}/played`), 404, 'SAVE_NOT_FOUND');
  });

  it.each(['', 'Bearer x.y.z', 'Basic YTpi'])('nothing answers %p', async (authorization) => {
    const nobody = new Player(game.url);
    expectRefusal(
      await nobody.call('GET', '/api/auth/me', { headers: authorization ? { authorization } : {} }),
      401,
      'NOT_AUTHENTICATED',
    );
  });
});

describe('a turn', () => {
  it('repeated under its key is the first answer, also at once; under another body it is refused', async () => {
    const hero = await Player.begun(game.url);
    const { body: view } = await hero.choices();
    const action = Player.next(view);
    const [first, second] = await Promise.all([hero.act('once', action), hero.act('once', action)]);
    const third = await hero.act('once', action);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect(await hero.tokens()).toBe(4);
    expectRefusal(
      await hero.act('once', { action: 'something else', isCustomAction: true }),
      409,
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await hero.tokens()).toBe(4);
  });

  it('takes an optional field that is null for one that is absent', async () => {
    const hero = await Player.begun(game.url, 'forgiving');
    const {
      body: { choices },
    } = await hero.choices();
    const free = choices.find(({ requiresItem }) => requiresItem === null);
    const absent = { action: free?.action ?? '' };
    const first = await hero.act('null', { ...absent, choiceId: null, moveTo: null, expectedTurn: null } as never);
    expect(first.status).toBe(200);
    expect((await hero.act('null', absent)).body).toEqual(first.body);
  });

  it('is refused without tokens, in the words of the specification', async () => {
    const hero = await Player.begun(game.url, 'forgiving');
    for (let n = 1; n <= 5; n++)
      expect((await hero.act(`t${n}`, Player.next((await hero.choices()).body, n))).status).toBe(200);
    const refused = await hero.act('t6', Player.next((await hero.choices()).body));
    expectRefusal(refused, 402, 'NO_TOKENS');
    expect(await hero.tokens()).toBe(0);
    expect((await hero.stories()).body).toHaveLength(6);
  });
});
