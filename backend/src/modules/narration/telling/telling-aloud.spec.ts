import { type Telling } from '#backend/modules/narration/narrator.port.js';
import { type Sentence, type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { quietLog } from '#test/support/quiet-log.js';
import { TellingAloud } from './telling-aloud.js';

const floor: Telling = { story: 'You go north. The wind turns.', wording: [], narrator: 'floor', debugPrompt: null };
const sentence = (n: number, text: string): Sentence => ({ sessionId: 's', turn: 4, n, text });

interface Scene {
  readonly telling?: Telling | null;
  readonly shown?: readonly Sentence[];
  readonly broken?: boolean;
}

const teller = ({ telling = floor, shown = [], broken = false }: Scene = {}) => {
  const done: unknown[] = [];
  const unlessBroken = <T>(result: T): Promise<T> =>
    broken ? Promise.reject(new Error('out of reach')) : Promise.resolve(result);
  const sentences: Sentences = {
    publish: (...said) => {
      done.push(['publish', ...said.map(({ n, text }) => `${n}: ${text}`)]);
      return unlessBroken(undefined);
    },
    shown: () => unlessBroken(shown),
    forget: () => {
      done.push(['forget']);
      return unlessBroken(undefined);
    },
    follow: () => unlessBroken(() => undefined),
    close: () => Promise.resolve(),
  };
  const storyteller = {
    tellingOf: () => Promise.resolve(telling),
    tell: (_session: string, _turn: number, { story }: Telling) => {
      done.push(['tell', story]);
      return Promise.resolve();
    },
  };
  return { done, aloud: new TellingAloud(storyteller, sentences, quietLog) };
};

describe('telling aloud', () => {
  it('shows the story, then tells it, then forgets what was shown', async () => {
    const { done, aloud } = teller();
    await aloud.tellByFloor('s', 4);
    expect(done).toEqual([['publish', '0: You go north. ', '1: The wind turns.'], ['tell', floor.story], ['forget']]);
  });
  it('goes on from what another teller had shown', async () => {
    const { done, aloud } = teller({ shown: [sentence(0, 'You go north. ')] });
    await aloud.tellByFloor('s', 4);
    expect(done).toEqual([['publish', '1: The wind turns.'], ['tell', floor.story], ['forget']]);
  });
  it('tells a turn that nobody can hear live', async () => {
    const { done, aloud } = teller({ broken: true });
    await aloud.tellByFloor('s', 4);
    expect(done).toContainEqual(['tell', floor.story]);
  });
  it('leaves a turn that is told as it is', async () => {
    const { done, aloud } = teller({ telling: null, shown: [sentence(0, 'You go north. ')] });
    await aloud.tellByFloor('s', 4);
    expect(done).toEqual([['forget']]);
  });
});
