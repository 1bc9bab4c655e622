import { type HappeningV3 } from './happening.v3.js';

type Earlier = Exclude<HappeningV3, { readonly kind: 'oath-advanced' | 'oath-lost-ground' | 'threat-set-back' }>;

/**
 * From this version on, a turn tells what an oath of its kind gained or lost by, what a failure changed in place of the
 * purse, whether a companion's advice was taken, and that one of them had enough.
 */
export type HappeningV4 =
  | Earlier
  | {
      readonly kind: 'oath-advanced';
      readonly boxes: number;
      readonly by: 'deed' | 'step' | 'thread' | 'asking' | 'scene' | 'watch' | 'road' | 'witness' | 'foe';
      readonly step: number | null;
    }
  | {
      readonly kind: 'oath-lost-ground';
      readonly boxes: number;
      readonly by: 'scene' | 'cold' | 'harm' | 'cooled' | 'burden' | 'ill-will';
    }
  | {
      readonly kind: 'threat-set-back';
      readonly segments: number;
      readonly by: 'lead' | 'scene' | 'warning' | 'matter';
    }
  | { readonly kind: 'setback'; readonly how: 'hour' | 'door' | 'grudge' }
  | {
      readonly kind: 'advice-answered';
      readonly companion: string;
      readonly heeded: boolean;
      readonly success: boolean;
    }
  | { readonly kind: 'companion-quarrelled'; readonly companion: string };
