export type MoodV1 = 'hates' | 'resents' | 'wary' | 'civil' | 'warm' | 'devoted';

/** Changes of a turn in the spine, in the order in which they are told. */
export type HappeningV1 =
  | {
      readonly kind: 'oath-advanced';
      readonly boxes: number;
      readonly by: 'deed' | 'step' | 'thread' | 'asking';
      readonly step: number | null;
    }
  | { readonly kind: 'oath-ready' }
  | {
      readonly kind: 'threat-advanced';
      readonly segments: number;
      readonly cause: 'failure' | 'days' | 'thread';
      readonly step: number | null;
    }
  | { readonly kind: 'thread-opened'; readonly thread: string }
  | { readonly kind: 'thread-closed'; readonly thread: string; readonly how: 'kept' | 'lapsed' | 'ended' }
  | { readonly kind: 'person-met'; readonly person: string }
  | { readonly kind: 'person-changed'; readonly person: string; readonly from: MoodV1; readonly to: MoodV1 }
  | { readonly kind: 'person-died'; readonly person: string }
  | {
      readonly kind: 'companion-acted';
      readonly companion: string;
      readonly how: 'fought' | 'warned' | 'tired' | 'wished';
    };
