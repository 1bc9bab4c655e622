import { type SessionRewoundV3, type SessionRewoundV4 } from '../events/shapes/session-rewound.js';
import { sagaWithScenes } from './scenes.js';
import { offerV1ToV2 } from './without-optionals.js';

export const sessionRewoundV3ToV4 = ({ restored, saga, ...data }: SessionRewoundV3): SessionRewoundV4 => ({
  ...data,
  restored: { ...restored, them: restored.them ?? null, offers: restored.offers.map(offerV1ToV2), usedOutcomes: [] },
  saga: sagaWithScenes(saga),
});
