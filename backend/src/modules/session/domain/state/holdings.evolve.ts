import { type HitPointsCorrectedV1, type SessionEvent } from '#contracts/session/events.js';
import { type EventOfType } from '#contracts/shared/event.js';
import { type Holdings } from '#game/model/session.js';
import { type LastTurn, REMEMBERED_CORRECTIONS, type SessionData } from './session.state.js';

type HoldingsEvent = EventOfType<
  SessionEvent,
  'CharacterMoved' | 'ItemGained' | 'ItemLost' | 'CompanionJoined' | 'CompanionLeft' | 'CompanionsChanged'
>;
type Change = { readonly holdings: Partial<Holdings>; readonly lastTurn?: Partial<LastTurn> };

const changeOf = ({ lastTurn }: SessionData, { type, data }: HoldingsEvent): Change => {
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

/** Events after a turn carry the holdings after it, and add to the turn's facts. */
export const changeHoldings = <S extends SessionData>(session: S, event: HoldingsEvent): S => {
  const change = changeOf(session, event);
  return {
    ...session,
    holdings: { ...session.holdings, ...change.holdings },
    lastTurn: { ...session.lastTurn, ...change.lastTurn },
  };
};

/** Between two turns: the turn's own facts stay as they were. */
export const corrected = <S extends SessionData>(session: S, { actId, hitPointsAfter }: HitPointsCorrectedV1): S => ({
  ...session,
  holdings: { ...session.holdings, hitPoints: hitPointsAfter },
  corrections: [...session.corrections, actId].slice(-REMEMBERED_CORRECTIONS),
});
