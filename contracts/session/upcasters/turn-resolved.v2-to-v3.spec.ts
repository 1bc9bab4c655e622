import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TurnResolvedV2 } from '../events/shapes/turn-resolved.js';
import { turnResolvedV2ToV3 } from './turn-resolved.v2-to-v3.js';

const { data } = JSON.parse(readFileSync(path.resolve('test/fixtures/events/TurnResolved.v2.json'), 'utf8')) as {
  readonly data: TurnResolvedV2;
};

it('a deed from before attempts has none, null replaces absent, and the turn is otherwise unchanged', () => {
  expect(data.saga).not.toBeNull();
  expect(turnResolvedV2ToV3(data)).toEqual({
    ...data,
    them: data.them ?? null,
    offers: data.offers.map((offer) => ({ cost: null, item: null, ...offer })),
    deed: { ...data.deed, attempt: null },
    saga: data.saga && { ...data.saga, calendar: { fedOn: null, ...data.saga.calendar } },
  });
});

it('keeps prices, meals and the one who was met', () => {
  const item = { name: 'Rope', quantity: 1, value: 2, description: 'Of hemp.' };
  const [first] = data.offers;
  if (!first || !data.saga) throw new Error('the sample has an offer and a spine');
  const { them, offers, saga } = turnResolvedV2ToV3({
    ...data,
    them: 'p3',
    offers: [{ ...first, cost: 4, item }],
    saga: { ...data.saga, calendar: { ...data.saga.calendar, fedOn: 7 } },
  });
  expect({ them, offers, fedOn: saga?.calendar.fedOn }).toEqual({
    them: 'p3',
    offers: [{ ...first, cost: 4, item }],
    fedOn: 7,
  });
});
