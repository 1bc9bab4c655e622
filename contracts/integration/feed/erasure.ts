import { type ErasureEvent } from '../../erasure/events.js';
import { type PublicEvents } from './shown.js';

/** Whoever keeps data of this person has to delete it. */
export const PUBLIC_ERASURE_EVENTS: PublicEvents<ErasureEvent> = {
  PersonErased: {
    name: 'person.erased',
    when: 'A person was erased: delete what you keep of this `userId`.',
    version: 1,
    ids: ['userId'],
    says: 'nothing but ids',
  },
};
