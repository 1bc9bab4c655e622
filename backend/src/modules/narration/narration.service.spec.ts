import { type NarrationPart, type Narrator } from '#backend/modules/narration/narrator.port.js';
import { NO_MEMORY } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { eventually } from '#test/support/eventually.js';
import { startSagaIn, gameInMemory } from '#test/support/game-in-memory.js';
import { quietLog } from '#test/support/quiet-log.js';
import { scriptedNarrator, STALL } from '#test/support/scripted-narrator.js';
import { sentencesInMemory } from '#test/support/sentences-in-memory.js';
import { type NarrationLimits } from './narrated-parts.js';
import { NarrationService } from './narration.service.js';
import { type NarratorChoice } from './narrator-choice.js';
import { NarratorRun } from './narrator-run.js';
import { floor } from './narrators/floor.narrator.js';

type TurnNarrated = Extract<SessionEvent, { type: 'TurnNarrated' }>;
const LIMITS: NarrationLimits = { totalMs: 5_000, firstMs: 5_000, stallMs: 5_000, untoldMs: 60_000 };
const usage: NarrationPart = {
  kind: 'usage',
  usage: { model: 'm-1', prompt: 'Tell it.', promptHash: 'ab12', inputTokens: 700, outputTokens: 90 },
};

/** A saga whose opening nobody has narrated yet, and processes that could. */
const setUp = async (given: Partial<Sentences> = {}) => {
  const game = gameInMemory({ narration: 'job', isToldInTime: false });
  const { sessionId } = await startSagaIn(game);
  const sentences = sentencesInMemory();
  const service = (model: Narrator | null = null, limits = LIMITS) => {
    const choice = { narratorFor: () => Promise.resolve(model ?? floor) } as unknown as NarratorChoice;
    const run = new NarratorRun(choice, limits, { before: () => Promise.resolve(NO_MEMORY) }, quietLog);
    return new NarrationService(game.narrations, { ...sentences, ...given }, run, quietLog);
  };
  const pending = await game.narrations.pending(sessionId, 0);
  if (!pending) throw new Error('nothing to narrate');
  const floorAfter = async (...shown: readonly string[]) => {
    const said = { sentences: [] as string[], wording: [] as unknown[] };
    const turn = { sessionId, turn: 0, ...pending, memory: null, shown };
    for await (const part of floor.narrate(turn, new AbortController().signal)) {
      if (part.kind === 'sentence') said.sentences.push(part.text);
      if (part.kind === 'wording') said.wording.push(part.wording);
    }
    return said;
  };
  const byFloor = await floorAfter();
  /** What follows the only sentence that a model came to. */
  const rest = (await floorAfter('A gull cries. ')).sentences.join('');
  /** All narrations of the opening: there must never be two. */
  const narrations = async (): Promise<readonly TurnNarrated['data'][]> => {
    const stream = { direction: 'forwards', from: 0n, limit: 100 } as const;
    const events = await game.log.readStream(`session-${sessionId}`, stream);
    return events.flatMap((event) => (event.type === 'TurnNarrated' ? [event.data] : []));
  };
  const narrate = (by: NarrationService, signal?: AbortSignal) => by.narrate(sessionId, 0, signal);
  const read = () => sentences.read(sessionId, 0);
  return { sentences, service, narrate, narrations, read, byFloor, story: byFloor.sentences.join(''), rest, sessionId };
};

describe('the floor narrator in a job', () => {
  it('shows its story at once, records it, and then forgets what was shown', async () => {
    const { sentences, service, narrate, narrations, byFloor, story } = await setUp();
    await narrate(service());
    expect(sentences.published).toEqual([byFloor.sentences]);
    expect(await narrations()).toMatchObject([{ turn: 0, narrator: 'floor', story, wording: byFloor.wording }]);
    expect(sentences.kept).toEqual([]);
  });
  it('goes on from what another process had shown', async () => {
    const { sentences, service, narrate, narrations, byFloor, story, sessionId } = await setUp();
    await sentences.publish({ sessionId, turn: 0, n: 0, text: byFloor.sentences[0] ?? '' });
    await narrate(service());
    expect(sentences.published.at(-1)).toEqual(byFloor.sentences.slice(1));
    expect((await narrations()).map((told) => told.story)).toEqual([story]);
  });
  it('narrates a turn that nobody can follow live', async () => {
    const broken = () => Promise.reject(new Error('out of reach'));
    const { service, narrate, narrations, story } = await setUp({ publish: broken, shown: broken, forget: broken });
    await narrate(service());
    expect((await narrations()).map((told) => told.story)).toEqual([story]);
  });
  it('leaves a turn that is narrated as it is, and forgets what was shown of it', async () => {
    const { sentences, service, narrate, narrations, sessionId } = await setUp();
    await narrate(service());
    await sentences.publish({ sessionId, turn: 0, n: 0, text: 'Late.' });
    await narrate(service());
    expect([(await narrations()).length, sentences.kept]).toEqual([1, []]);
  });
  it('narrates once in two processes at a time', async () => {
    const { service, narrate, narrations, read, story } = await setUp();
    await Promise.all([narrate(service()), narrate(service())]);
    expect((await narrations()).map((told) => told.story)).toEqual([story]);
    expect(read()).toBe(story);
  });
});

describe('a narrator that streams', () => {
  it('is read sentence by sentence while it goes on', async () => {
    let goOn = (): void => undefined;
    const pause = new Promise<void>((resolve) => (goOn = resolve));
    const { service, narrate, narrations, read } = await setUp();
    const narrating = narrate(service(scriptedNarrator('A gull cries. ', pause, 'You row.', usage)));
    await eventually(() => expect(read()).toBe('A gull cries. '));
    expect(await narrations()).toEqual([]);
    goOn();
    await narrating;
    expect(await narrations()).toMatchObject([
      { narrator: 'model', story: 'A gull cries. You row.', debugPrompt: 'Tell it.' },
    ]);
  });
  it('words the offers as far as it does, and the floor narrator the others', async () => {
    const { service, narrate, narrations, byFloor } = await setUp();
    const [first, ...others] = byFloor.wording as { readonly offerId: string }[];
    const wording = { offerId: first?.offerId ?? '', action: 'Row_on', description: 'While the wind holds.' };
    const made = { kind: 'wording', wording: { ...wording, offerId: 'made-up' } } as const;
    await narrate(service(scriptedNarrator('You row.', { kind: 'wording', wording }, made)));
    expect((await narrations())[0]?.wording).toEqual(first ? [wording, ...others] : []);
  });
});

describe('a narrator that does not come to its end', () => {
  const floorGoesOn = async (model: ReturnType<typeof scriptedNarrator>, limits = LIMITS, signal?: AbortSignal) => {
    const scene = await setUp();
    await scene.narrate(scene.service(model, limits), signal);
    const [told, ...more] = await scene.narrations();
    expect(more).toEqual([]);
    expect(told?.story).toBe(`A gull cries. ${scene.rest}`);
    expect(scene.read()).toBe(told?.story);
    expect(told).toMatchObject({ narrator: 'floor', wording: scene.byFloor.wording });
    expect(model.signals.map(({ aborted }) => aborted)).toHaveLength(1);
    return { told, signal: model.signals[0] };
  };
  it('stalls: past the limit the floor narrator goes on', async () => {
    const { signal } = await floorGoesOn(scriptedNarrator('A gull cries. ', STALL), { ...LIMITS, stallMs: 30 });
    expect(signal?.aborted).toBe(true);
  });
  it('goes on without an end: the limit for the whole holds, too', async () => {
    const slow = Array.from({ length: 50 }, () => usage);
    const waits = slow.flatMap((part, n) => [new Promise((resolve) => setTimeout(resolve, 20 * n)), part]);
    const { signal } = await floorGoesOn(scriptedNarrator('A gull cries. ', ...waits), { ...LIMITS, totalMs: 80 });
    expect(signal?.aborted).toBe(true);
  });
  it('fails: the floor narrator goes on', async () => {
    await floorGoesOn(scriptedNarrator('A gull cries. ', new Error('the connection is lost')));
  });
  it('is stopped by its caller, though it does not listen', async () => {
    const stop = new AbortController();
    const script = scriptedNarrator('A gull cries. ', STALL);
    setTimeout(() => stop.abort(), 30);
    const { signal } = await floorGoesOn(script, LIMITS, stop.signal);
    expect(signal?.aborted).toBe(true);
  });
  it('says nothing at all: the floor narrator narrates', async () => {
    const { service, narrate, narrations, story } = await setUp();
    await narrate(service(scriptedNarrator()));
    expect(await narrations()).toMatchObject([{ narrator: 'floor', story }]);
  });
});

describe('a narrator that is raced', () => {
  it('stops where another process goes on from what it showed: the turn is told once, and nothing is taken back', async () => {
    let goOn = (): void => undefined;
    const pause = new Promise<void>((resolve) => (goOn = resolve));
    const { service, narrate, narrations, read, rest } = await setUp({ forget: () => Promise.resolve() });
    const slow = narrate(service(scriptedNarrator('A gull cries. ', pause, 'You row. ', 'It rains.')));
    await eventually(() => expect(read()).toBe('A gull cries. '));
    await narrate(service());
    goOn();
    await slow;
    expect((await narrations()).map((told) => told.story)).toEqual([`A gull cries. ${rest}`]);
    expect(read()).toBe(`A gull cries. ${rest}`);
  });
  it('adds nothing where the turn was narrated before it came to its end', async () => {
    let goOn = (): void => undefined;
    const pause = new Promise<void>((resolve) => (goOn = resolve));
    const { service, narrate, narrations, read, rest } = await setUp();
    const slow = narrate(service(scriptedNarrator('A gull cries. ', pause)));
    await eventually(() => expect(read()).toBe('A gull cries. '));
    await narrate(service());
    goOn();
    await slow;
    expect((await narrations()).map((told) => told.story)).toEqual([`A gull cries. ${rest}`]);
  });
  it('leaves a second one that would begin with other words to wait its turn', async () => {
    const { service, narrate, narrations, read } = await setUp({ forget: () => Promise.resolve() });
    const both = [scriptedNarrator('A gull cries.'), scriptedNarrator('You row.')].map((m) => narrate(service(m)));
    await Promise.all(both);
    expect((await narrations()).map((told) => told.story)).toEqual([read()]);
    expect(['A gull cries.', 'You row.']).toContain(read());
  });
});
