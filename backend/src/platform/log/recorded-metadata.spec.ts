import { metadataOf } from '#backend/shared/domain/command-context.js';
import { readMetadata, writeMetadata } from './recorded-metadata.js';

const shared = {
  commandId: 'command-1',
  correlationId: 'request-1',
  causationId: null,
  occurredAt: '2026-03-14T19:00:00.000Z',
};

it('reads the first format: the one person is actor and subject', () => {
  expect(readMetadata(JSON.stringify({ ...shared, userId: 'ann' }))).toEqual({
    ...shared,
    actor: { kind: 'person', id: 'ann' },
    subjectId: 'ann',
  });
});

it('reads the current format unchanged', () => {
  const { commandId, ...circumstances } = shared;
  const metadata = metadataOf(commandId, { ...circumstances, actor: { kind: 'staff', id: 'bo' }, subjectId: 'ann' });
  expect(readMetadata(JSON.stringify(metadata))).toEqual(metadata);
  expect([metadata.actor, metadata.subjectId]).toEqual([{ kind: 'staff', id: 'bo' }, 'ann']);
});

it("writes a person's own act with one id, and reads every act as it was", () => {
  const own = { ...shared, actor: { kind: 'person', id: 'ann' }, subjectId: 'ann' } as const;
  expect(JSON.parse(writeMetadata(own))).toEqual({ ...shared, userId: 'ann' });
  const acts = [own, { ...own, subjectId: 'bo' }, { ...own, actor: { kind: 'staff', id: 'ann' } }] as const;
  expect(acts.map((act) => readMetadata(writeMetadata(act)))).toEqual(acts);
});

it('refuses text that is no JSON', () => {
  expect(() => readMetadata('{')).toThrow(SyntaxError);
});
