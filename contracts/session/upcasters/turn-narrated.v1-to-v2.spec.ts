import { readFileSync } from 'node:fs';
import path from 'node:path';
import { turnNarratedV1ToV2 } from './turn-narrated.v1-to-v2.js';

it('a narration of the first version has no origin of its words, and is otherwise unchanged', () => {
  const { data } = JSON.parse(readFileSync(path.resolve('test/fixtures/events/TurnNarrated.v1.json'), 'utf8')) as {
    readonly data: object;
  };
  expect(turnNarratedV1ToV2(data as never)).toEqual({
    ...data,
    model: null,
    promptHash: null,
    usage: null,
    latencyMs: null,
    verdicts: [],
    extraOffers: [],
  });
});
