import { type SagaView } from '#contracts/session/saga-view.js';
import {
  type ActionResult,
  type Character,
  type ChoicesView,
  type StoryEntry,
  type WorldView,
} from '#contracts/session/views.js';
import { type Hex } from '#game/model/hex.js';
import { createContext, useContext } from 'react';
import { type StoredValue } from '../../lib/stored-value.js';
import { type StreamedStory } from './stream/streamed-story.js';

/** What a player may ask for: a listed choice, a way, or their own words. */
export interface PlayerAction {
  readonly action: string;
  readonly isCustomAction: boolean;
  readonly choiceId?: string;
  readonly moveTo?: Hex;
}

/** An action that was chosen and found no answer: it is sent when there is a line again. */
export interface UnsentAction {
  readonly action: string;
  readonly sendNow: () => void;
  readonly takeBack: () => void;
}

export interface Session {
  readonly character: Character;
  readonly stories: readonly StoryEntry[];
  readonly latest: StoryEntry | null;
  readonly choices: ChoicesView | undefined;
  readonly choicesError: Error | null;
  readonly world: WorldView | undefined;
  readonly worldError: Error | null;
  /** Null where the session has no spine; undefined until it is read. */
  readonly saga: SagaView | null | undefined;
  readonly sagaError: Error | null;
  /** The place that the player wants to see in the middle of the chart: another object each time. */
  readonly sought: Hex | null;
  readonly seek: (place: Hex) => void;
  /** Sentences of a telling that is under way. */
  readonly telling: StreamedStory | null;
  /** The words of the action that is being judged. */
  readonly acting: string | null;
  readonly waiting: UnsentAction | null;
  /** Nothing can be done now: an action is being judged or waits, or its telling is awaited. */
  readonly busy: boolean;
  readonly gameOver: boolean;
  /** @returns whether it was taken up: not at the end of a saga, and not without a token */
  readonly act: (wish: PlayerAction) => boolean;
  readonly ownWords: StoredValue;
  readonly retry: () => void;
}

/** The roll that lies over the page. */
export interface ShownRoll {
  readonly result: ActionResult;
  readonly turn: number;
}

export const SessionContext = createContext<Session | null>(null);

export const useSession = (): Session => {
  const play = useContext(SessionContext);
  if (play === null) throw new Error('usePlay is called outside of a PlayContext');
  return play;
};
