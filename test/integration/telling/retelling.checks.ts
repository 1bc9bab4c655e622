import { type ErrorBody } from '#contracts/http/error-body.js';
import { type DoubtAnswer, type RetellAnswer, type Telling } from '#contracts/session/leaf-views.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { type SessionStream } from '#contracts/session/session-stream.js';
import { type Calendar, type Hour, HOURS } from '#game/model/calendar.js';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { failedStart } from '../../support/failed-start.js';
import { type ModelProvider } from '../../support/model-provider/model-provider.js';
import { type ProviderScript } from '../../support/model-provider/provider-script.js';
import { type Answer, Player } from '../../support/player.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { EventStream } from '../../support/sse.js';
import { leafOf } from '../../soak/prose.js';

/** A game that has told a turn or more by a model, and what is needed to ask it again. */
export interface GameWithModel {
  readonly game: App;
  readonly provider: ModelProvider;
  readonly player: Player;
  readonly databaseUrl: string;
  readonly env: Readonly<Record<string, string>>;
  /** Plays a turn to its end. */
  play(): Promise<StoryEntry>;
}

const WORDLESS = { text: JSON.stringify({ choices: [], more: [] }) };
let told = 0;
/** Other words at every call. */
const tells: ProviderScript = ({ body }) =>
  body.response_format === undefined ? { text: leafOf(`retelling ${told++}`) } : WORDLESS;
const refuses: ProviderScript = ({ body }) => (body.response_format === undefined ? { fault: 'refusal' } : WORDLESS);
/** True are only the sentences whose hours the turn was at or passed. */
const SENTENCES: Readonly<Record<Hour, string>> = {
  morning: 'Early in the morning the reeds were wet.',
  noon: 'At noon a heron stood in the shallows.',
  dusk: 'At dusk the smoke lay flat over the roofs.',
  night: 'At night the dogs were quiet.',
};
const atAllHours: ProviderScript = ({ body }) =>
  body.response_format === undefined
    ? { text: `You went on. ${Object.values(SENTENCES).join(' ')} ${leafOf('hours')}` }
    : WORDLESS;

interface SagaTimes {
  readonly before: Calendar;
  readonly calendar: Calendar;
}
const hourNumber = ({ day, hour }: Calendar): number => day * HOURS.length + HOURS.indexOf(hour);
/** The hours from the time before the turn to the time after it. */
const hoursPassed = (before: Calendar, after: Calendar): readonly (Hour | undefined)[] =>
  Array.from(
    { length: hourNumber(after) - hourNumber(before) + 1 },
    (_, n) => HOURS[(HOURS.indexOf(before.hour) + n) % HOURS.length],
  );

export const retellingChecks = (given: () => GameWithModel): void => {
  describe('a told leaf', () => {
    let leaf: StoryEntry;
    let keys = 0;
    const at = (part: string, turn = leaf.turnNumber) =>
      `/api/sessions/${given().player.sessionId}/turns/${turn}/${part}`;
    const retell = (key = `retell-${keys++}`, turn = leaf.turnNumber): Promise<Answer<RetellAnswer & ErrorBody>> =>
      given().player.call('POST', at('retell', turn), { headers: { 'idempotency-key': key } });
    const doubt = (sentence: string): Promise<Answer<DoubtAnswer & ErrorBody>> =>
      given().player.call('POST', at('doubt'), {
        body: { sentence },
        headers: { 'idempotency-key': `doubt-${keys++}` },
      });
    const telling = (player = given().player): Promise<Answer<Telling & ErrorBody>> =>
      player.call('GET', at('telling'));
    const shown = async (): Promise<StoryEntry> =>
      (await given().player.stories()).body.find(({ turnNumber }) => turnNumber === leaf.turnNumber) as StoryEntry;
    const counted = async (series: string): Promise<number> => {
      const text = await (await fetch(`${given().game.url}/metrics`)).text();
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')[1] ?? 0,
      );
    };
    const retellings = async (): Promise<number> =>
      (await recordedEvents(given().databaseUrl)).filter(({ type }) => type === 'TurnRetold').length;
    /** What the stream says of other words of the leaf, once `ask` has asked for them. */
    const newWords = async (ask: () => Promise<void>): Promise<SessionStream['turn-retold']> => {
      const { player } = given();
      const stream = await EventStream.open(`${player.url}/api/sessions/${player.sessionId}/events`, player.token);
      try {
        await ask();
        const { data } = await stream.next(({ name }) => name === 'turn-retold');
        return data as SessionStream['turn-retold'];
      } finally {
        stream.close();
      }
    };

    beforeAll(async () => {
      given().provider.play(tells);
      leaf = await given().play();
    });
    beforeEach(() => given().provider.play(tells));

    it('is retold in other words, with the same outcome and choices, for no token', async () => {
      const { player } = given();
      const [before, tokens] = [(await player.choices()).body, await player.tokens()];
      const retold = await newWords(async () =>
        expect(await retell('once')).toMatchObject({ status: 202, body: { left: 2 } }),
      );
      expect(retold.story.storyContent).not.toBe(leaf.storyContent);
      expect(retold.story).toEqual({
        ...leaf,
        storyContent: retold.story.storyContent,
        debugPrompt: retold.story.debugPrompt,
      });
      expect(await shown()).toEqual(retold.story);
      expect((await player.choices()).body).toEqual(before);
      expect(retold.choices).toEqual(before);
      expect(await player.tokens()).toBe(tokens);
    });

    it('is retold once for a request that is repeated', async () => {
      const [before, words] = [await retellings(), await shown()];
      const again = await Promise.all([retell('once'), retell('once'), retell('once')]);
      expect(again.map(({ status, body }) => [status, body.left])).toEqual([
        [202, 2],
        [202, 2],
        [202, 2],
      ]);
      // Another leaf's comes after them.
      await newWords(async () => expect((await retell('opening', 0)).status).toBe(202));
      expect(await retellings()).toBe(before + 1);
      expect(await shown()).toEqual(words);
    });

    it('keeps its words where the game master fails, and the try is given back', async () => {
      given().provider.play(refuses);
      const [words, failed] = [await shown(), await counted('retellings_total{outcome="failed"}')];
      expect((await retell()).body.left).toBe(1);
      await eventually(async () => expect(await counted('retellings_total{outcome="failed"}')).toBe(failed + 1));
      expect(await shown()).toEqual(words);
      given().provider.play(tells);
      await newWords(async () => expect((await retell()).body.left).toBe(1));
    });

    it('is retold three times, and no oftener', async () => {
      await newWords(async () => expect((await retell()).body.left).toBe(0));
      expect(await retell()).toMatchObject({ status: 409, body: { code: 'RETELL_LIMIT' } });
      expect((await retell('once')).status).toBe(202);
      expect(await counted('retellings_total{outcome="told"}')).toBe(await retellings());
    });

    it('shows its prompt, facts and verdicts to its owner, and to nobody else', async () => {
      const { status, body } = await telling();
      expect(status).toBe(200);
      expect(body).toMatchObject({ turn: leaf.turnNumber, narrator: 'model', model: 'stand-in', canRetell: true });
      expect(body.prompt).toContain('Thora');
      expect(body.promptHash).toMatch(/^[0-9a-f]{64}$/);
      expect(body.usage?.inputTokens).toBeGreaterThan(0);
      expect(body.facts).toMatchObject({ hero: { name: 'Thora Ulfsdottir' } });
      expect(Array.isArray(body.verdicts)).toBe(true);
      const stranger = await Player.guest(given().game.url);
      expect(await telling(stranger)).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    });

    it('stands where the player doubts it wrongly, by the events; and is retold where they are right', async () => {
      const timesOf = async (): Promise<SagaTimes> =>
        ((await telling()).body as unknown as { readonly facts: { readonly saga: SagaTimes } }).facts.saga;
      let wrong: Hour | undefined;
      let hour: Hour = 'morning';
      // A turn that lasts a day makes all four of them true.
      while (wrong === undefined) {
        given().provider.play(atAllHours);
        leaf = await given().play();
        const { before, calendar } = await timesOf();
        const passed = hoursPassed(before, calendar);
        hour = calendar.hour;
        wrong = HOURS.find((each) => !passed.includes(each));
      }
      given().provider.play(tells);
      const sentence = SENTENCES[wrong];
      const borneOut = await doubt(SENTENCES[hour]);
      expect(borneOut).toMatchObject({ status: 200, body: { sentence: SENTENCES[hour], retelling: false } });
      expect(borneOut.body.claims).toContainEqual({
        text: expect.any(String) as string,
        holds: true,
        because: [{ turn: leaf.turnNumber, type: 'TurnResolved', text: expect.stringContaining(hour) as string }],
      });
      const retold = await newWords(async () => {
        const right = await doubt(sentence);
        expect(right).toMatchObject({ status: 200, body: { retelling: true } });
        expect(right.body.claims).toContainEqual(expect.objectContaining({ holds: false }));
      });
      expect(retold.story.storyContent).not.toContain(sentence);
      expect(await doubt(sentence)).toMatchObject({ status: 422, body: { code: 'SENTENCE_NOT_FOUND' } });
      expect([await counted('doubts_total{right="story"}'), await counted('doubts_total{right="player"}')]).toEqual([
        1, 1,
      ]);
    });

    it('has other words in a second edition, which leaves the first as it is', async () => {
      const { player, databaseUrl, env, game } = given();
      const first = (await player.stories()).body;
      // With the patience of a person's endpoint: the endpoint has yet to be probed. A busy machine may leave some, and the
      // same command tries them again, as it says.
      const settings = { ...env, MODEL_PATIENCE: '1', DATA_DIR: game.dataDir, DATABASE_URL: databaseUrl };
      let printed = '';
      await eventually(async () => {
        const { stdout, code } = await failedStart(settings, { main: 'retell', args: [player.sessionId] });
        printed += stdout;
        expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('Edition 2: ') as string });
      }, 90_000);
      expect(printed.match(/: retold$/gm)).toHaveLength(first.length);
      const words = (entries: readonly StoryEntry[]) => entries.map(({ storyContent }) => storyContent);
      await eventually(async () => {
        const [second] = (await player.pages<StoryEntry>(`/api/stories/${player.sessionId}?order=oldest&edition=2`))
          .body;
        expect(words(second ?? []).filter((text, n) => text === first[n]?.storyContent)).toEqual([]);
        expect(second).toHaveLength(first.length);
      });
      expect((await player.stories()).body).toEqual(first);
    });
  });
};
