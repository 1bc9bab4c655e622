import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import fc from 'fast-check';
import { recordedOf, wrapMetadata } from './stored-event.js';

const resolved = (part: object): AllStreamResolvedEvent => ({
  event: {
    id: '6f1c7f0e-5d0a-4a62-8a63-0d0a4f5f2f11',
    type: 'SampleHappened',
    streamId: 'sample-1',
    revision: 3n,
    isJson: true,
    created: new Date(0),
    data: { n: 1 },
    metadata: undefined,
    position: { commit: 70n, prepare: 70n },
    ...part,
  },
});

describe('an event as EventStoreDB holds it', () => {
  it('stores the version beside the metadata, and returns both', () => {
    fc.assert(
      fc.property(fc.nat(), fc.json(), (version, json) => {
        const metadata = JSON.stringify(JSON.parse(json));
        const stored: unknown = JSON.parse(wrapMetadata(version, metadata));
        expect(recordedOf(resolved({ metadata: stored }))).toMatchObject({ version, metadata });
      }),
    );
  });

  it('is recorded with its place in its stream and in the log', () => {
    expect(recordedOf(resolved({ metadata: { version: 2, metadata: {} } }))).toEqual({
      id: '6f1c7f0e-5d0a-4a62-8a63-0d0a4f5f2f11',
      type: 'SampleHappened',
      version: 2,
      data: '{"n":1}',
      metadata: '{}',
      stream: 'sample-1',
      revision: 3n,
      position: 70n,
    });
  });

  it.each([
    ['no metadata', { metadata: undefined }, { version: 1, metadata: '{}' }],
    ['metadata of its own', { metadata: { a: 1 } }, { version: 1, metadata: '{"a":1}' }],
    ['bytes as metadata', { metadata: new Uint8Array([1]) }, { version: 1, metadata: '{}' }],
    ['bytes as data', { isJson: false, data: new Uint8Array([1]) }, { data: 'null' }],
  ])('of another writer is readable: %s', (_, part, expected) => {
    expect(recordedOf(resolved(part))).toMatchObject(expected);
  });

  it('needs a position', () => {
    expect(() => recordedOf(resolved({ position: undefined }))).toThrow('EventStoreDB 22.6 or later');
  });
});
