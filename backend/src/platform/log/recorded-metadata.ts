import { type EventMetadata } from '#contracts/shared/event.js';

/** Metadata of the first format: one person is both actor and subject. */
type FirstMetadata = Omit<EventMetadata, 'actor' | 'subjectId'> & { readonly userId: string };

/** Metadata of a recorded event of any format. @throws SyntaxError */
export const readMetadata = (json: string): EventMetadata => {
  const written = JSON.parse(json) as EventMetadata | FirstMetadata;
  return 'userId' in written ? fromFirst(written) : written;
};

const fromFirst = ({ userId, ...rest }: FirstMetadata): EventMetadata => ({
  ...rest,
  actor: { kind: 'person', id: userId },
  subjectId: userId,
});
