import { PERSONAL_FIELDS } from '#contracts/shared/event-registry.js';
import { type Random } from '../random/random.js';
import { openBox, sealBox } from './box.js';
import { type SubjectKey } from './subject-keys.js';

/** By type of event: the personal fields and their placeholders after an erasure. */
export type PersonalFields = Readonly<Partial<Record<string, Readonly<Record<string, unknown>>>>>;
/** Names the box's event; the box opens nowhere else. */
export interface EventName {
  readonly id: string;
  readonly type: string;
}

/** Written instead of the box where the person was erased before the write. */
const ERASED = 'erased';
const contextOf = ({ id, type }: EventName): string => `${id} ${type}`;

/** Data with the personal fields in the box `sealed`. */
export type SealedData = Readonly<Record<string, unknown>> & { readonly sealed: string };
export const isSealed = (data: unknown): data is SealedData =>
  typeof data === 'object' && data !== null && 'sealed' in data && typeof data.sealed === 'string';

/**
 * Moves the personal fields of an event's data into one sealed box, `data.sealed`, and back (design section 5). The
 * caller provides the keys.
 */
export class SealingCodec {
  constructor(
    private readonly random: Random,
    private readonly personal: PersonalFields = PERSONAL_FIELDS,
  ) {}

  hasPersonalFields(type: string): boolean {
    return this.personal[type] !== undefined;
  }

  /** JSON text for the log. Personal data of an erased person is not written. */
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

  /** Data as before it was sealed; placeholders where the key is destroyed. @throws BrokenBoxError */
  open(event: EventName & { readonly data: SealedData }, key: SubjectKey): unknown {
    const { sealed, ...clear } = event.data;
    if (key === 'destroyed' || sealed === ERASED) return this.blank(event.type, clear);
    return { ...clear, ...(JSON.parse(openBox(key, sealed, contextOf(event)).toString()) as object) };
  }

  /** Replaces the personal fields by placeholders. */
  blank(type: string, data: unknown): unknown {
    return { ...(data as object), ...this.personal[type] };
  }
}

export const isErased = ({ sealed }: SealedData, key: SubjectKey): boolean => key === 'destroyed' || sealed === ERASED;
