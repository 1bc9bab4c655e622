import { type SessionNews, NewsQueue } from './news-queue.js';

const sentence = (turn: number, n: number, text = 'So.'): SessionNews => ({ kind: 'sentence', turn, n, text });
const resolved = (turn: number): SessionNews => ({ kind: 'resolved', turn, position: BigInt(10 * turn) });
const narrated = (turn: number): SessionNews => ({ kind: 'narrated', turn, position: BigInt(10 * turn + 1) });
const rewound: SessionNews = { kind: 'rewound', toTurn: 1, position: 45n };

const setUp = () => {
  const ending = new AbortController();
  const overflow = jest.fn();
  const queue = new NewsQueue(ending.signal, overflow);
  const taken = async (count: number) => {
    const news: (SessionNews | null)[] = [];
    for (let n = 0; n < count; n += 1) news.push(await queue.next());
    return news;
  };
  return { queue, overflow, taken, end: () => ending.abort() };
};

describe('the news of a stream', () => {
  it('come in their order, also to one who waits', async () => {
    const { queue, taken } = setUp();
    const first = taken(3);
    for (const news of [resolved(4), sentence(4, 0), rewound]) queue.add(news);
    expect(await first).toEqual([resolved(4), sentence(4, 0), rewound]);
  });

  it('of a told turn are its story without its sentences', async () => {
    const { queue, taken } = setUp();
    for (const news of [resolved(4), sentence(4, 0), sentence(4, 1), rewound, narrated(4), resolved(5)])
      queue.add(news);
    expect(await taken(4)).toEqual([resolved(4), rewound, narrated(4), resolved(5)]);
  });

  it('end with the stream', async () => {
    const { queue, taken, end } = setUp();
    const waiting = taken(1);
    end();
    queue.add(rewound);
    expect([await waiting, await taken(1)]).toEqual([[null], [null]]);
  });

  it('overflow by their number', () => {
    const { queue, overflow } = setUp();
    for (let n = 0; n < 256; n += 1) queue.add(sentence(1, n));
    expect(overflow).not.toHaveBeenCalled();
    queue.add(sentence(1, 256));
    expect(overflow).toHaveBeenCalled();
  });

  it('overflow by the length of their sentences, of those that wait', async () => {
    const { queue, overflow, taken } = setUp();
    const long = 'x'.repeat(60 * 1_024);
    queue.add(sentence(1, 0, long));
    await taken(1);
    queue.add(sentence(1, 1, long));
    queue.add(narrated(1));
    queue.add(sentence(2, 0, long));
    expect(overflow).not.toHaveBeenCalled();
    queue.add(sentence(2, 1, long));
    expect(overflow).toHaveBeenCalled();
  });
});
