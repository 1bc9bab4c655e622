import { PERSONAL_FIELDS } from '#contracts/shared/event-registry.js';
import { type Random } from '../random/random.js';
import { openBox, sealBox } from './box.js';
import { type SubjectKey } from './subject-keys.js';

/** By type of event: which fields are personal, and what is read in their place after an erasure. */
export type PersonalFields = Readonly<Partial<Record<string, Readonly<Record<string, unknown>>>>>;
/** Names the event that the box belongs to; it opens nowhere else. */
export interface EventName {
  readonly id: string;
  readonly type: string;
}

/** Written in place of the box where the person was erased before the event was written. */
const ERASED = 'erased';
const contextOf = ({ id, type }: EventName): string => `${id} ${type}`;

/** Data whose personal fields lie in the box `sealed`. */
export type SealedData = Readonly<Record<string, unknown>> & { readonly sealed: string };
export const isSealed = (data: unknown): data is SealedData =>
  typeof data === 'object' && data !== null && 'sealed' in data && typeof data.sealed === 'string';

/**
 * Takes the personal fields out of an event's data and seals them together in one box, `data.sealed`, and back
 * (design section 5). The caller gives the keys.
 */
export class SealingCodec {
  constructor(
    private readonly random: Random,
    private readonly personal: PersonalFields = PERSONAL_FIELDS,
  ) {}

  hasPersonalFields(type: string): boolean {
    return this.personal[type] !== undefined;
  }

  /** JSON text as it is stored. The personal data of an erased person is not written at all. */
  seal(event: EventName & { readonly data: unknown }, key: SubjectKey): string {
    const fields = this.personal[event.type];
    if (!fields) return JSON.stringify(event.data);
    const entries = Object.entries(event.data as object);
    if (Object.hasOwn(event.data as object, 'sealed'))
      throw new TypeError(`${event.type} may not have a field named sealed`);
    const personal = Object.fromEntries(entries.filter(([field]) => Object.hasOwn(fields, field)));
    const sealed = key === 'destroyed' ? ERASED : sealBox(key, JSON.stringify(personal), contextOf(event), this.random);
    return JSON.stringify(
      Object.fromEntries([...entries.filter(([field]) => !Object.hasOwn(fields, field)), ['sealed', sealed]]),
    );
  }

  /** Data as it was before it was sealed; placeholders where the key is destroyed. @throws BrokenBoxError */
  open(event: EventName & { readonly data: SealedData }, key: SubjectKey): unknown {
    const { sealed, ...clear } = event.data;
    if (key === 'destroyed' || sealed === ERASED) return this.blank(event.type, clear);
    return { ...clear, ...(JSON.parse(openBox(key, sealed, contextOf(event)).toString()) as object) };
  }

  /** Placeholders put over the personal fields. */
  blank(type: string, data: unknown): unknown {
    return { ...(data as object), ...this.personal[type] };
  }
}

export const isErased = ({ sealed }: SealedData, key: SubjectKey): boolean => key === 'destroyed' || sealed === ERASED;
