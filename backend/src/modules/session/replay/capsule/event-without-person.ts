import { type EventMetadata } from '#contracts/shared/event.js';
import { type WrittenEvent } from '#backend/platform/log/event-log.js';
import { type CapsuleEvent } from './capsule-format.js';
import { type Pseudonyms } from './pseudonyms.js';

type Fields = Readonly<Record<string, unknown>>;
type Treat = (value: unknown) => unknown;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const onText =
  (treat: (text: string) => string): Treat =>
  (value) =>
    typeof value === 'string' ? treat(value) : value;

/** All texts within a value. */
const throughout = (value: unknown, treat: (text: string) => string): unknown => {
  if (typeof value === 'string') return treat(value);
  if (Array.isArray(value)) return value.map((member) => throughout(member, treat));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([field, part]) => [field, throughout(part, treat)]))
    : value;
};

const storyId = ({ id }: Pseudonyms): Treat => onText((text) => text.replace(/^[^.]+/, id));
const wordingBy =
  (treat: (text: string) => string): Treat =>
  (wording) =>
    Array.isArray(wording)
      ? (wording as readonly Fields[]).map((words) => ({
          ...words,
          action: throughout(words['action'], treat),
          description: throughout(words['description'], treat),
        }))
      : wording;
const gone: Treat = () => null;
const without = (detail: unknown): unknown =>
  Array.isArray(detail) ? (detail as readonly Fields[]).map((verdict) => ({ ...verdict, detail: '' })) : detail;

/** By field: what stands in the place of a person's data. Every declared personal field of a session is among them. */
export const treatments = (pseudonyms: Pseudonyms, keepsWords: boolean): Readonly<Record<string, Treat>> => {
  const { id, hash, name, hidden, told } = pseudonyms;
  const words = keepsWords ? told : hidden;
  return {
    userId: onText(id),
    fromUserId: onText(id),
    toUserId: onText(id),
    sessionId: onText(id),
    originSessionId: onText(id),
    characterId: onText(id),
    commandId: onText(id),
    actId: onText(id),
    storyId: storyId(pseudonyms),
    bodyHash: onText(hash),
    promptHash: gone,
    debugPrompt: gone,
    sealedDiceSeed: () => '',
    name: onText(name),
    worldSettings: (settings) =>
      isObject(settings) ? { ...(throughout(settings, hidden) as object), faction: settings['faction'] } : settings,
    playerAction: onText(words),
    story: onText(words),
    wording: wordingBy(words),
    recentStories: (stories) => throughout(stories, hidden),
    verdicts: without,
    // Their ids and kinds are the rules' own: what they try, by things of the scene.
    extraOffers: (offers) => offers,
  };
};

const metadataOf = ({ id }: Pseudonyms, metadata: EventMetadata): EventMetadata => ({
  ...metadata,
  commandId: id(metadata.commandId),
  correlationId: id(metadata.correlationId),
  causationId: metadata.causationId === null ? null : id(metadata.causationId),
  actor: { kind: metadata.actor.kind, id: id(metadata.actor.id) },
  subjectId: id(metadata.subjectId),
});

/** @param keepsWords the words are of the game's own tables, and of nobody else */
export const eventWithoutPerson = (event: WrittenEvent, pseudonyms: Pseudonyms, keepsWords: boolean): CapsuleEvent => {
  const treat = treatments(pseudonyms, keepsWords);
  const data = Object.entries(event.data as Fields).map(([field, value]) => [
    field,
    (treat[field] ?? ((same: unknown) => same))(value),
  ]);
  return {
    id: pseudonyms.id(event.id),
    type: event.type,
    version: event.version,
    data: Object.fromEntries(data) as object,
    metadata: metadataOf(pseudonyms, event.metadata),
  };
};
