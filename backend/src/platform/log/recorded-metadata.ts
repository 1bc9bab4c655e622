import { type EventMetadata } from '#contracts/shared/event.js';

/** Metadata of one person who is both actor and subject; for a long time the only format. */
type PersonsMetadata = Omit<EventMetadata, 'actor' | 'subjectId'> & { readonly userId: string };

/** Metadata of a recorded event of any format. @throws SyntaxError */
export const readMetadata = (json: string): EventMetadata => {
  const written = JSON.parse(json) as EventMetadata | PersonsMetadata;
  return 'userId' in written ? ofPerson(written) : written;
};

const ofPerson = ({ userId, ...rest }: PersonsMetadata): EventMetadata => ({
  ...rest,
  actor: { kind: 'person', id: userId },
  subjectId: userId,
});

/** Metadata as JSON, which `readMetadata` reads: the short format where the person's own act is recorded. */
export const writeMetadata = (metadata: EventMetadata): string => {
  const { actor, subjectId, ...rest } = metadata;
  const isOwnAct = actor.kind === 'person' && actor.id === subjectId;
  return JSON.stringify(isOwnAct ? { ...rest, userId: subjectId } : metadata);
};
