import { type SagaView } from '#contracts/session/saga-view.js';
import {
  type ActionAnswer,
  type Character,
  type ChoicesView,
  type StoryEntry,
  type WorldView,
} from '#contracts/session/views.js';
import { type Hex } from '#game/model/hex.js';
import { createContext, useContext } from 'react';
import { type StoredValue } from '../../lib/stored-value.js';
import { type EarlierLeaves } from './api/earlier-leaves.js';
import { type AsideShown } from './domain/asides.js';
import { type OwnWords } from './domain/own-words.js';
import { type LeafReviews } from './use-leaf-reviews.js';
import { type StoryStream } from './stream/streamed-story.js';

/** An action of the player: a listed choice, a move, or an action in their own words. */
export interface PlayerAction {
  readonly action: string;
  readonly isCustomAction: boolean;
  readonly choiceId?: string;
  readonly moveTo?: Hex;
  /** `reading` of the answer that showed how the words are read. */
  readonly reading?: string;
}

/** Called with the answer before the page shows it: the new leaf waits until the promise resolves. */
export type Witness = (answer: ActionAnswer) => Promise<void>;

/** An action that got no answer: it is sent again when the browser is back online. */
export interface UnsentAction {
  readonly action: string;
  readonly sendNow: () => void;
  readonly takeBack: () => void;
}

export interface Session {
  readonly character: Character;
  /** The entries that were read, rising; without gaps from `storiesFrom` on. */
  readonly stories: readonly StoryEntry[];
  readonly storiesFrom: number;
  readonly earlier: EarlierLeaves;
  readonly latest: StoryEntry | null;
  readonly choices: ChoicesView | undefined;
  readonly choicesError: Error | null;
  readonly world: WorldView | undefined;
  readonly worldError: Error | null;
  /** Null if the session has no spine; undefined until it is loaded. */
  readonly saga: SagaView | null | undefined;
  readonly sagaError: Error | null;
  /** The place that the player wants to see in the middle of the chart: a new object each time. */
  readonly chartFocus: Hex | null;
  readonly showOnChart: (place: Hex) => void;
  /** The sentences of a narration in progress: read by useStreamedSentences. */
  readonly stream: StoryStream;
  /** The words of the action that is being judged. */
  readonly acting: string | null;
  readonly unsent: UnsentAction | null;
  /** True while no action can be taken: an action is being judged, is unsent, or waits for its narration. */
  readonly busy: boolean;
  readonly gameOver: boolean;
  /** @returns whether it was accepted: false at the end of a saga or without a token */
  readonly act: (action: PlayerAction, witness?: Witness) => boolean;
  /** Whether an action would be accepted now; without a token it opens the prompt. */
  readonly ready: () => boolean;
  /** The text of the player's free action. */
  readonly draft: StoredValue;
  /** The reading of what stands in `draft`, before it is done. */
  readonly ownWords: OwnWords;
  /** Words beside the story, of this visit. */
  readonly asides: readonly AsideShown[];
  readonly leafReviews: LeafReviews;
  /** Has a text read as if the player had written it in the field, and opens the field. */
  readonly writeInstead: (words: string) => void;
  /** Whether the player was just sent to the field. It is true only once for each time. */
  readonly arrivesAtField: () => boolean;
  readonly retry: () => void;
}

export const SessionContext = createContext<Session | null>(null);

export const useSession = (): Session => {
  const play = useContext(SessionContext);
  if (play === null) throw new Error('usePlay is called outside of a PlayContext');
  return play;
};
