import { declareEvent } from '../../shared/event-declaration.js';
import { sessionRewoundV1ToV2 } from '../upcasters/session-rewound.v1-to-v2.js';
import { sessionRewoundV2ToV3 } from '../upcasters/session-rewound.v2-to-v3.js';
import { sessionRewoundV3ToV4 } from '../upcasters/session-rewound.v3-to-v4.js';
import {
  type SessionRewoundV1,
  type SessionRewoundV2,
  type SessionRewoundV3,
  type SessionRewoundV4,
} from './shapes/session-rewound.js';

export const sessionRewound = declareEvent<[SessionRewoundV1, SessionRewoundV2, SessionRewoundV3, SessionRewoundV4]>()({
  type: 'SessionRewound',
  version: 4,
  stream: 'session',
  personal: { wording: [] },
  upcasters: [sessionRewoundV1ToV2, sessionRewoundV2ToV3, sessionRewoundV3ToV4],
});
