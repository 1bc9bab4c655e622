import { type CorrectionKind, type FoundLead, type Match, type StaffPerson } from '#contracts/support/people-views.js';

export const MATCHED: Readonly<Record<Match, string>> = {
  id: 'by id',
  name: 'by name',
  email: 'by address',
  lead: 'by a lead',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Vikings, scout, normal; turn 12'. */
export const sagaWords = (saga: {
  readonly faction: string;
  readonly profession: string;
  readonly difficulty: string;
  readonly turn: number;
  readonly ending: string | null;
}): string =>
  `${capital(saga.faction)}, ${saga.profession}, ${saga.difficulty}; turn ${saga.turn}${saga.ending === null ? '' : `, ${saga.ending}`}`;

/** 'account from website'. */
export const leadWords = ({ status, source, syncStatus }: FoundLead): string =>
  `${capital(status)} from ${source}; in the CRM: ${syncStatus}`;

export const balanceWords = ({ wallet }: StaffPerson): string => {
  if (wallet === null) return 'no wallet';
  return wallet.balance === null ? 'without limit' : String(wallet.balance);
};

interface CorrectionWords {
  readonly title: string;
  readonly lead: string;
  readonly act: string;
  readonly done: string;
}
export const CORRECTION_WORDS: Readonly<Record<CorrectionKind, CorrectionWords>> = {
  'give-back-tokens': {
    title: 'Give tokens',
    lead: 'They are added to the wallet, and stand among the player’s receipts.',
    act: 'Give',
    done: 'The tokens are given.',
  },
  'take-back-tokens': {
    title: 'Take back tokens',
    lead: 'For what was given wrongly. A wallet never falls below nothing.',
    act: 'Take back',
    done: 'The tokens are taken back.',
  },
  'restore-hit-points': {
    title: 'Set the hit points',
    lead: 'The hero has as many from now on. A leaf that is turned back to keeps its own.',
    act: 'Set them',
    done: 'The hit points are set.',
  },
  'end-stuck-turn': {
    title: 'End a stuck turn',
    lead: 'The turn is barred for ever and its token comes back. A turn that was played meanwhile stays as it is.',
    act: 'End it',
    done: 'The turn is ended, its token is back.',
  },
  'forget-device': {
    title: 'Forget a device',
    lead: 'Whoever uses it is signed out, and Quick access ends there.',
    act: 'Forget it',
    done: 'The device is forgotten.',
  },
};
export const UNCHANGED = 'There was nothing left to do.';
