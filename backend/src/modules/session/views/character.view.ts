import { usesOf } from '#game/content/catalogue.js';
import { type Character } from '#contracts/session/views.js';
import { pick } from '#backend/shared/pick.js';
import { wordsOfUse } from './words-of-use.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { characterSourceOf } from './character-source.js';

const FIELDS = [
  'id',
  'sessionId',
  'name',
  'gender',
  'appearance',
  'attributes',
  'difficulty',
  'hitPoints',
  'maxHitPoints',
  'profession',
  'faction',
  'coins',
  'inventory',
  'companions',
  'currentLocation',
  'worldSettings',
  'backstory',
  'turn',
  'gamePhase',
  'gameOver',
] as const satisfies readonly (keyof Character)[];

type Source = Omit<Character, 'uses'>;

const usesIn = ({ faction, inventory }: Source): Character['uses'] => {
  const all = usesOf(faction);
  return Object.fromEntries(
    inventory.flatMap(({ name }) => {
      const use = all[name];
      return use ? [[name, wordsOfUse(use)] as const] : [];
    }),
  );
};

/** The character for the client. */
export const characterView = (source: Source): Character => ({ ...pick(source, FIELDS), uses: usesIn(source) });

export const characterOf = (session: StartedSession): Character => characterView(characterSourceOf(session));
