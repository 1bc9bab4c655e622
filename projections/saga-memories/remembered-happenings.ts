import { type RememberedHappening } from '#game/model/remembered.js';
import { type Happening, type Person, type SagaChange, type Thread } from '#game/model/saga.js';

/** A change from a live saga or from a recorded event. */
type Changed = Omit<SagaChange, 'calendar'>;

const ofPerson = (
  people: readonly Person[] | null,
  id: string,
  make: (person: Person) => RememberedHappening,
): readonly RememberedHappening[] => (people ?? []).filter((p) => p.id === id).map(make);

const ofThread = (
  threads: readonly Thread[] | null,
  id: string,
  how: 'opened' | 'kept' | 'lapsed' | 'ended',
): readonly RememberedHappening[] =>
  (threads ?? [])
    .filter((thread) => thread.id === id)
    .map(({ key, them, themName, place }) => ({
      kind: 'thread',
      key,
      person: them,
      name: themName,
      place: place.name,
      how,
    }));

/** Takes names from the same event: it lists the people and the threads that changed. */
const remembered = (happening: Happening, { people, threads, threat }: Changed): readonly RememberedHappening[] => {
  switch (happening.kind) {
    case 'person-met':
      return ofPerson(people, happening.person, ({ id, name, trade }) => ({ kind: 'met', person: id, name, trade }));
    case 'person-changed':
      return ofPerson(people, happening.person, ({ id, name }) => ({
        kind: 'changed',
        person: id,
        name,
        to: happening.to,
      }));
    case 'person-died':
      return ofPerson(people, happening.person, ({ id, name }) => ({ kind: 'died', person: id, name }));
    case 'thread-opened':
      return ofThread(threads, happening.thread, 'opened');
    case 'thread-closed':
      return ofThread(threads, happening.thread, happening.how);
    case 'oath-advanced':
      return [{ kind: 'oath', boxes: happening.boxes, by: happening.by, step: happening.step }];
    case 'oath-ready':
      return [{ kind: 'oath-ready' }];
    case 'threat-advanced':
      return happening.step === null
        ? []
        : [{ kind: 'threat', step: happening.step, place: threat?.steps[happening.step]?.place?.name ?? null }];
    case 'learnt':
      return 'at' in happening.lead && happening.lead.at !== null
        ? [{ kind: 'learnt', from: happening.from, place: happening.lead.at.name }]
        : [];
    case 'oath-broken':
      return [{ kind: 'oath-broken' }];
    case 'companion-acted':
    case 'companion-spoke':
    case 'oath-lost-ground':
    case 'threat-set-back':
    case 'scene-played':
    case 'lead-shared':
    case 'word-sent':
    case 'setback':
    case 'advice-answered':
    case 'companion-quarrelled':
      return [];
  }
};

export const rememberedHappenings = (change: Changed | null): readonly RememberedHappening[] =>
  change === null ? [] : change.happenings.flatMap((happening) => remembered(happening, change));
