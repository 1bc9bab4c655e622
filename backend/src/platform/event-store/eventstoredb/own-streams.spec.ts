import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import { ownStreams } from './own-streams.js';

const inStream = (streamId: string, type = 'SampleHappened'): AllStreamResolvedEvent => ({
  event: {
    id: '6f1c7f0e-5d0a-4a62-8a63-0d0a4f5f2f11',
    type,
    streamId,
    revision: 3n,
    isJson: true,
    created: new Date(0),
    data: { n: 1 },
    metadata: undefined,
    position: { commit: 70n, prepare: 70n },
  },
});
const NAMES = ['sample-1', 'resample-1', 'a.sample-1', 'b.sample-1', 'axsample-1', 'other-1', 'a.other-1', '$sample-1'];
const ours = (settings: Parameters<typeof ownStreams>[0]) =>
  NAMES.filter((name) => ownStreams(settings).isOurs(inStream(name)));

describe('the streams of the log in an EventStoreDB', () => {
  it('are all but the server’s, those of some kinds, or those of one game', () => {
    expect(ours({})).toEqual(NAMES.filter((name) => !name.startsWith('$')));
    expect(ours({ streamKinds: ['wallet', 'sample'] })).toEqual(['sample-1']);
    expect(ours({ streamPrefix: 'a' })).toEqual(['a.sample-1', 'a.other-1']);
    expect(ours({ streamKinds: ['wallet', 'sample'], streamPrefix: 'a' })).toEqual(['a.sample-1']);
  });

  it('hold no events of the server itself', () => {
    const { isOurs } = ownStreams({});
    expect([inStream('sample-1', '$>'), inStream('sample-1'), {}].map(isOurs)).toEqual([false, true, false]);
  });

  it('have their own names outside of it', () => {
    const { nameOf, recorded } = ownStreams({ streamPrefix: 'a' });
    expect(nameOf('sample-1')).toBe('a.sample-1');
    expect(recorded(inStream('a.sample-1')).stream).toBe('sample-1');
  });
});
