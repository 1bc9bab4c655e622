import { type SessionEvent } from '#contracts/session/events.js';
import { PERSONAL_FIELDS } from '#contracts/shared/event-registry.js';
import { type StartedSession } from '../domain/state/session.state.js';

/** An event as it reads once its person is erased. */
export const eventWithoutWords = <E extends SessionEvent>(event: E): E => ({
  ...event,
  data: { ...event.data, ...PERSONAL_FIELDS[event.type] },
});

/** A state without what a person typed, and without texts that may repeat it: offers keep their plain words. */
export const sessionWithoutWords = (session: StartedSession): StartedSession => {
  const { hero, lastTurn } = session;
  return {
    ...session,
    hero: { ...hero, name: '', worldSettings: { ...hero.worldSettings, era: '', environment: '', tone: '' } },
    wording: [],
    lastTurn: {
      ...lastTurn,
      story: lastTurn.story === null ? null : '',
      playerAction: lastTurn.playerAction === null ? null : '',
      debugPrompt: null,
    },
  };
};
