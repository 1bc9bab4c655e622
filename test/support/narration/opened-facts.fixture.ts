import { SAGAS } from '#game/content/sagas.js';
import { type Happening, type Person, type Thread } from '#game/model/saga.js';
import { type FactionId } from '#game/model/world.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';

const CALENDAR = { day: 4, hour: 'dusk', season: 'autumn', weather: 'rain' } as const;

/** A turn in which a matter was opened, after what else happened. @param people the foe first */
export const openedFacts = (
  faction: FactionId,
  thread: Thread,
  people: readonly [foe: Person, ...others: Person[]],
  happenings: readonly Happening[] = [],
): SagaFacts => ({
  calendar: CALENDAR,
  before: CALENDAR,
  oath: {
    key: SAGAS[faction]?.oaths[0]?.key ?? '',
    boxes: 1,
    who: { name: 'Asa', gender: 'female', trade: 'widow', mood: 'warm', past: null },
    foe: { name: people[0].name, gender: 'male', trade: people[0].trade, mood: 'hates', past: null },
    where: 'Vé',
  },
  threat: { key: SAGAS[faction]?.threats[0]?.key ?? '', segments: 1, steps: [] },
  happenings: [...happenings, { kind: 'thread-opened', thread: thread.id }],
  threads: [thread],
  people,
  scenes: [],
  counsel: [],
  them: null,
  region: null,
  landmark: null,
  river: false,
  road: false,
});
