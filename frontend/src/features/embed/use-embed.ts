import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGameAddress } from '../../lib/game-address.js';
import { hearParent, tellParent } from './channel.js';
import { configOf, type GivenConfig, givenBy } from './domain/config.js';
import { type Inbound, type PrefilledLead } from './domain/inbound.js';
import { namedColour } from './use-page-colours.js';

const NO_PREFILL: PrefilledLead = {};

/** What the page shows: its address decides, and later messages of the embedding page. */
export const useEmbed = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const game = useGameAddress();
  const [updates, setUpdates] = useState<GivenConfig>({});
  const [prefill, setPrefill] = useState(NO_PREFILL);
  const config = useMemo(() => configOf({ ...givenBy(search), ...updates }, namedColour), [search, updates]);
  const begin = (leadId: string | null): void => {
    tellParent('GAME_STARTED', { leadId });
    void navigate(game);
  };
  const hear = useEffectEvent((message: Inbound): void => {
    switch (message.type) {
      case 'GHL_CONFIG_UPDATE':
        setUpdates((before) => ({ ...before, ...message.data }));
        return;
      case 'GHL_LEAD_CAPTURE':
        setPrefill(message.data);
        return;
      case 'GHL_START_GAME':
        begin(null);
        return;
      // The message does nothing: only the player ends a saga.
      case 'GHL_RESET_GAME':
    }
  });
  useEffect(() => {
    const end = hearParent((message) => hear(message));
    tellParent('EMBED_LOADED');
    return end;
  }, []);
  return { config, prefill, begin };
};
