import { sessionRewoundV1ToV2 } from '../session/upcasters/session-rewound.v1-to-v2.js';
import { type Upcaster } from './upcaster.js';

/** Every upcaster there is. */
export const UPCASTERS: readonly Upcaster[] = [sessionRewoundV1ToV2];
