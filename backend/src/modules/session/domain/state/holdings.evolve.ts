import { type SessionFact } from '#contracts/session/events.js';
import { type FactOf } from '#contracts/shared/event.js';
import { type Holdings } from '#game/model/session.js';
import { type LastTurn, type StartedSession } from './session.state.js';

type HoldingsFact = FactOf<
  SessionFact,
  'CharacterMoved' | 'ItemGained' | 'ItemLost' | 'CompanionJoined' | 'CompanionLeft' | 'CompanionsChanged'
>;
type Change = { readonly holdings: Partial<Holdings>; readonly lastTurn?: Partial<LastTurn> };

const changeOf = ({ lastTurn }: StartedSession, { type, data }: HoldingsFact): Change => {
  switch (type) {
    case 'CharacterMoved':
      return { holdings: { location: data.to }, lastTurn: { movedFrom: data.from } };
    case 'ItemGained':
      return {
        holdings: { inventory: data.inventoryAfter },
        lastTurn: { itemsGained: [...lastTurn.itemsGained, data.item] },
      };
    case 'ItemLost':
      return {
        holdings: { inventory: data.inventoryAfter },
        lastTurn: { itemsLost: [...lastTurn.itemsLost, data.item] },
      };
    case 'CompanionJoined':
      return {
        holdings: { companions: data.companionsAfter },
        lastTurn: { companionsJoined: [...lastTurn.companionsJoined, data.companion] },
      };
    case 'CompanionLeft':
      return {
        holdings: { companions: data.companionsAfter },
        lastTurn: { companionsLeft: [...lastTurn.companionsLeft, data.companion] },
      };
    case 'CompanionsChanged':
      return { holdings: { companions: data.companionsAfter } };
  }
};

/** Facts that follow a turn say what is held after it, and add to what the turn is told by. */
export const changeHoldings = <S extends StartedSession>(session: S, fact: HoldingsFact): S => {
  const change = changeOf(session, fact);
  return {
    ...session,
    holdings: { ...session.holdings, ...change.holdings },
    lastTurn: { ...session.lastTurn, ...change.lastTurn },
  };
};
