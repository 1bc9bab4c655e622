import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { goTo, useAddress } from '../../lib/address.js';
import { hearParent, tellParent } from './channel.js';
import { configOf, type GivenConfig, givenBy } from './domain/config.js';
import { type Inbound, type PrefilledLead } from './domain/inbound.js';
import { namedColour } from './use-page-colours.js';

const NO_PREFILL: PrefilledLead = {};

/** What the page shows, by its address and by what the embedding page says since. */
export const useEmbed = () => {
  const { search } = useAddress();
  const [updates, setUpdates] = useState<GivenConfig>({});
  const [prefill, setPrefill] = useState(NO_PREFILL);
  const config = useMemo(() => configOf({ ...givenBy(search), ...updates }, namedColour), [search, updates]);
  const begin = (leadId: string | null): void => {
    tellParent('GAME_STARTED', { leadId });
    goTo('/');
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
      // Nobody but the player ends a saga.
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
