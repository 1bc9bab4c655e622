import { type Sentence, type Sentences } from '#backend/platform/realtime/sentences.port.js';

/** Live sentences in memory: the first text of a place stays, as in the real adapters. */
export const sentencesInMemory = () => {
  const kept: Sentence[] = [];
  const published: string[][] = [];
  const all: Sentence[] = [];
  const isOf = (sessionId: string, turn: number) => (s: Sentence) => s.sessionId === sessionId && s.turn === turn;
  const sentences: Sentences = {
    publish: (...batch) => {
      const added = batch.filter(({ sessionId, turn, n }) => !kept.some((s) => isOf(sessionId, turn)(s) && s.n === n));
      kept.push(...added);
      all.push(...added);
      published.push(batch.map(({ text }) => text));
      return Promise.resolve(added.length);
    },
    shown: (sessionId, turn) => Promise.resolve(kept.filter(isOf(sessionId, turn)).sort((a, b) => a.n - b.n)),
    follow: () => Promise.resolve(() => undefined),
    forget: (sessionId, turn) => {
      const rest = kept.filter((s) => !isOf(sessionId, turn)(s));
      kept.splice(0, kept.length, ...rest);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  /** What a follower of the turn has on the screen: a sentence has its place, one that comes again takes it. */
  const read = (sessionId: string, turn: number): string => {
    const places: string[] = [];
    for (const { n, text } of all.filter(isOf(sessionId, turn))) places[n] = text;
    return places.join('');
  };
  return { ...sentences, published, read, kept };
};
