import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SessionRewoundV3 } from '../events/shapes/session-rewound.js';
import { type SessionForkedV1 } from '../events/shapes/session-forked.js';
import { type TurnResolvedV3 } from '../events/shapes/turn-resolved.js';
import { sessionRewoundV3ToV4 } from './session-rewound.v3-to-v4.js';
import { sessionForkedV1ToV2 } from './session-forked.v1-to-v2.js';
import { turnResolvedV3ToV4 } from './turn-resolved.v3-to-v4.js';

const sample = (file: string): unknown =>
  (JSON.parse(readFileSync(path.resolve(`test/fixtures/events/${file}.json`), 'utf8')) as { readonly data: unknown })
    .data;

const rewound = sample('SessionRewound.v3') as SessionRewoundV3;
const turn = sample('TurnResolved.v3') as TurnResolvedV3;
const { saga: change } = turn;
if (!rewound.saga || !change) throw new Error('the samples have a spine');
const { saga: earlier } = rewound;

it('a rewind from before scenes restores none', () => {
  const { restored } = rewound;
  expect(sessionRewoundV3ToV4(rewound)).toEqual({
    ...rewound,
    restored: {
      ...restored,
      them: restored.them ?? null,
      offers: restored.offers.map((offer) => ({ cost: null, item: null, ...offer })),
      usedOutcomes: [],
    },
    saga: {
      ...earlier,
      calendar: { fedOn: null, ...earlier.calendar },
      scenes: [],
      warned: [],
    },
  });
});

it('a turn from before scenes played none, and warned nobody', () => {
  expect(turnResolvedV3ToV4(turn)).toEqual({ ...turn, saga: { ...change, scenes: null, warned: null } });
});

it('a session without a spine stays without one', () => {
  expect(sessionRewoundV3ToV4({ ...rewound, saga: null }).saga).toBeNull();
  expect(turnResolvedV3ToV4({ ...turn, saga: null }).saga).toBeNull();
});

it('a fork from before scenes has its spine from its start alone', () => {
  const forked = sample('SessionForked.v1') as SessionForkedV1;
  expect(sessionForkedV1ToV2(forked)).toEqual({ ...forked, usedOutcomes: [], scenes: [], warned: [] });
});
