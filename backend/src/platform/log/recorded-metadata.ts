import { type EventMetadata } from '#contracts/shared/event.js';

/** Metadata as the first events hold it: one person was both actor and subject. */
type FirstMetadata = Omit<EventMetadata, 'actor' | 'subjectId'> & { readonly userId: string };

/** Metadata of a recorded event, whatever the format it was written in. @throws SyntaxError */
export const readMetadata = (json: string): EventMetadata => {
  const written = JSON.parse(json) as EventMetadata | FirstMetadata;
  return 'userId' in written ? fromFirst(written) : written;
};

const fromFirst = ({ userId, ...rest }: FirstMetadata): EventMetadata => ({
  ...rest,
  actor: { kind: 'person', id: userId },
  subjectId: userId,
});
