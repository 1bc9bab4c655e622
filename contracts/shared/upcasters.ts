import { sessionRewoundV1ToV2 } from '../session/upcasters/session-rewound.v1-to-v2.js';
import { sessionRewoundV2ToV3 } from '../session/upcasters/session-rewound.v2-to-v3.js';
import { sessionStartedV1ToV2 } from '../session/upcasters/session-started.v1-to-v2.js';
import { turnResolvedV1ToV2 } from '../session/upcasters/turn-resolved.v1-to-v2.js';
import { type Upcaster } from './upcaster.js';

/** Every upcaster there is. */
export const UPCASTERS: readonly Upcaster[] = [
  sessionStartedV1ToV2,
  turnResolvedV1ToV2,
  sessionRewoundV1ToV2,
  sessionRewoundV2ToV3,
];
