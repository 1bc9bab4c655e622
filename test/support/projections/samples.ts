import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EventEnvelope, type EventOfType } from '#contracts/shared/event.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { declarationOf, PERSONAL_FIELDS } from '#contracts/shared/event-registry.js';
import { readMetadata } from '#backend/platform/log/recorded-metadata.js';

export type AnyEnvelope = EventEnvelope<AnyEvent>;
type Type = AnyEvent['type'];
type DataOf<T extends Type> = EventOfType<AnyEvent, T>['data'];

/** Tests and benches run in the project's folder; compiled ones lie elsewhere. */
const folder = path.resolve('test/fixtures/events');
const read = new Map<Type, AnyEnvelope>();
const readSample = (file: string): AnyEnvelope => {
  const { metadata, ...event } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as AnyEnvelope;
  return { ...event, metadata: readMetadata(JSON.stringify(metadata)) };
};
const frozen = (type: Type): AnyEnvelope => {
  const event = read.get(type) ?? readSample(`${type}.v${declarationOf(type).version}.json`);
  read.set(type, event);
  return event;
};

/** The frozen sample of a type's current version, with some of its fields set otherwise. */
export const sample = <T extends Type>(type: T, data: Partial<DataOf<T>> = {}, id?: string): AnyEnvelope => {
  const event = frozen(type);
  const merged = { ...event.data, ...data };
  return {
    ...event,
    id: id ?? event.id,
    data: merged,
    metadata: {
      ...event.metadata,
      subjectId: 'userId' in merged && merged.userId !== null ? merged.userId : event.metadata.subjectId,
    },
  } as AnyEnvelope;
};

/** As it reads once the key of this person is destroyed. */
export const erased = (event: AnyEnvelope, userId: string): AnyEnvelope =>
  event.metadata.subjectId === userId
    ? ({ ...event, data: { ...event.data, ...PERSONAL_FIELDS[event.type] } } as AnyEnvelope)
    : event;
