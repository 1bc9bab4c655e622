import { type HappeningV2 } from './happening.v2.js';

type Earlier = Exclude<HappeningV2, { readonly kind: 'oath-advanced' | 'threat-advanced' }>;

/**
 * From this version on, a turn tells what set the threat back, what became of a lead besides being followed up, what a
 * scene of the saga's middle came to, and that a companion said something.
 */
export type HappeningV3 =
  | Earlier
  | {
      readonly kind: 'oath-advanced';
      readonly boxes: number;
      readonly by: 'deed' | 'step' | 'thread' | 'asking' | 'scene';
      readonly step: number | null;
    }
  | {
      readonly kind: 'threat-advanced';
      readonly segments: number;
      readonly cause: 'failure' | 'days' | 'thread' | 'scene';
      readonly step: number | null;
    }
  | { readonly kind: 'oath-lost-ground'; readonly boxes: number }
  | { readonly kind: 'threat-set-back'; readonly segments: number; readonly by: 'lead' | 'scene' | 'warning' }
  | { readonly kind: 'scene-played'; readonly scene: string; readonly way: number | null; readonly success: boolean }
  | { readonly kind: 'lead-shared'; readonly thread: string; readonly how: 'sold' | 'told' }
  | { readonly kind: 'word-sent'; readonly thread: string; readonly dueDay: number }
  | { readonly kind: 'companion-spoke'; readonly companion: string };
