import { randomUUID } from 'node:crypto';
import { type Sentence, type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { eventually } from '../../support/eventually.js';

/** Where a contract runs: one process' adapter of many, and what cuts every connection to its server. */
export interface SentencesUnderTest {
  open(): Sentences;
  cutConnections(): Promise<void>;
}

/** The contract of both adapters of the realtime port (design section 6, step 6). */
export const sentencesContract = (name: string, under: SentencesUnderTest): void => {
  describe(`sentences on ${name}`, () => {
    let [teller, api]: Sentences[] = [];
    let sessionId = '';
    const of = (turn: number, n: number, text = `Sentence ${turn}.${n}. `): Sentence => ({ sessionId, turn, n, text });
    const at = (process: Sentences | undefined): Sentences => {
      if (!process) throw new Error('not open');
      return process;
    };
    const heardBy = async (process: Sentences | undefined, session = sessionId) => {
      const heard: Sentence[] = [];
      const end = await at(process).follow(session, (sentence) => heard.push(sentence));
      return { heard, end };
    };
    beforeEach(() => {
      [teller, api] = [under.open(), under.open()];
      sessionId = randomUUID();
    });
    afterEach(async () => {
      await Promise.all([teller?.close(), api?.close()]);
    });

    it('are shown in order until the turn is told', async () => {
      await at(teller).publish(of(3, 1));
      await at(teller).publish(of(3, 0), of(4, 0));
      expect(await at(api).shown(sessionId, 3)).toEqual([of(3, 0), of(3, 1)]);
      await at(api).forget(sessionId, 3);
      expect(await at(teller).shown(sessionId, 3)).toEqual([]);
      expect(await at(teller).shown(sessionId, 4)).toEqual([of(4, 0)]);
    });

    it('stay as they were told first', async () => {
      const { heard } = await heardBy(api);
      await at(teller).publish(of(1, 0, 'First.'));
      await at(api).publish(of(1, 0, 'Second.'), of(1, 1, 'Third.'));
      expect(await at(teller).shown(sessionId, 1)).toEqual([of(1, 0, 'First.'), of(1, 1, 'Third.')]);
      await eventually(() => expect(heard).toEqual([of(1, 0, 'First.'), of(1, 1, 'Third.')]));
    });

    it('reach who follows in another process and in this one, in order, also when they are forgotten at once', async () => {
      const followers = [await heardBy(api), await heardBy(api), await heardBy(teller)];
      const told = Array.from({ length: 20 }, (_, n) => of(2, n));
      for (const sentence of told.slice(0, 10)) await at(teller).publish(sentence);
      await at(teller).publish(...told.slice(10));
      await at(teller).forget(sessionId, 2);
      for (const { heard } of followers) await eventually(() => expect(heard).toEqual(told));
    });

    it('reach nobody else', async () => {
      const other = await heardBy(api, randomUUID());
      const left = await heardBy(api);
      const { heard } = await heardBy(api);
      left.end();
      await at(teller).publish(of(1, 0));
      await eventually(() => expect(heard).toHaveLength(1));
      expect([other.heard, left.heard]).toEqual([[], []]);
    });

    it('are heard again after everybody had left', async () => {
      (await heardBy(api)).end();
      const { heard } = await heardBy(api);
      await at(teller).publish(of(1, 0));
      await eventually(() => expect(heard).toEqual([of(1, 0)]));
    });

    it('follow in order for who comes in the middle', async () => {
      await at(teller).publish(of(5, 0), of(5, 1));
      const { heard } = await heardBy(api);
      await at(teller).publish(of(5, 2));
      await at(teller).publish(of(5, 3), of(6, 0));
      await eventually(() => expect(heard.slice(-3)).toEqual([of(5, 2), of(5, 3), of(6, 0)]));
    });

    it('may be long, and in any script', async () => {
      const { heard } = await heardBy(api);
      const told = ['x'.repeat(30_000), 'Ω"\\\' 🐺 \n\n', 'é'.repeat(7_000), '…'].map((text, n) => of(1, n, text));
      await at(teller).publish(...told);
      await eventually(() => expect(heard).toEqual(told));
      expect(await at(api).shown(sessionId, 1)).toEqual(told);
    });

    it('reach a follower whose connection was cut, all of them in order', async () => {
      const { heard } = await heardBy(api);
      const told = Array.from({ length: 12 }, (_, n) => of(9, n));
      for (const sentence of told) {
        if (sentence.n % 4 === 1) await under.cutConnections();
        await eventually(async () => {
          await at(teller).publish(sentence);
        });
      }
      await eventually(() => expect(heard).toEqual(told));
    });

    it('of a hundred sessions at once keep apart', async () => {
      const sessions = Array.from({ length: 100 }, () => randomUUID());
      const followed = await Promise.all(sessions.map((id) => heardBy(api, id)));
      await Promise.all(
        sessions.map((id) =>
          at(teller).publish({ ...of(1, 0, id), sessionId: id }, { ...of(1, 1, id), sessionId: id }),
        ),
      );
      await eventually(() =>
        expect(followed.map(({ heard }) => heard.map(({ text }) => text))).toEqual(sessions.map((id) => [id, id])),
      );
    });
  });
};
