import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, createView, hexToBytes } from '@noble/hashes/utils.js';
import { type Attribute } from '../../model/character.js';
import { type Deed, type DrawRecord } from '../../model/deed.js';
import { type Draw } from '../../model/draw.js';
import { encodeFields } from './encode-fields.js';

/*
 * Dice that a player can check (design section 6): every draw follows from a secret seed, whose hash is published
 * first, and from the deeds. Synchronous and pure, the same on the server and in the browser. Seeds, paths and keys
 * are 32 bytes in lower-case hex.
 */

/**
 * The identity of a deed, without its wording. `target`: id of the offer, key of the hex, or what free text was read to
 * aim at.
 */
export interface PathStep {
  readonly kind: Deed['kind'];
  readonly attribute: Attribute | null;
  readonly target: string | null;
}

/** Published when a session starts: SHA-256 of the seed's bytes. */
export const commitmentOf = (seedHex: string): string => bytesToHex(sha256(hexToBytes(seedHex)));

/** The root of a session's paths. */
export const rootPath = (sessionId: string): string => bytesToHex(sha256(encodeFields('root', sessionId)));

/** The same deed from the same point always has the same path, with any wording and at any attempt. */
export const nextPath = (parentPath: string, { kind, attribute, target }: PathStep): string =>
  bytesToHex(sha256(encodeFields('turn', parentPath, kind, attribute, target)));

/** The secret of one turn: reveals nothing about any other. */
export const turnKey = (seedHex: string, path: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(seedHex), hexToBytes(path)));

const WORDS = 2 ** 32;

/**
 * The draws of one turn: the `k`-th (from 1) for a purpose, 1 to `sides`, every value equally likely. A word from the
 * incomplete last round of `sides` is dropped, and the next attempt is hashed. The key is set up once for all draws.
 * @throws RangeError unless `sides` is an integer from 1 to 2^32.
 */
export const drawsOf = (turnKeyHex: string): ((purpose: string, k: number, sides: number) => number) => {
  const keyed = hmac.create(sha256, hexToBytes(turnKeyHex));
  const word = (purpose: string, k: number, attempt: number): number =>
    createView(
      keyed
        .clone()
        .update(encodeFields('draw', purpose, k, attempt))
        .digest(),
    ).getUint32(0);
  return (purpose, k, sides) => {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) throw new RangeError(`a die of ${sides} sides`);
    const whole = WORDS - (WORDS % sides);
    for (let attempt = 0; ; attempt++) {
      const value = word(purpose, k, attempt);
      if (value < whole) return 1 + (value % sides);
    }
  };
};

export interface Dice {
  readonly draw: Draw;
  /** The draws so far, in order, for the event. */
  record(): readonly DrawRecord[];
}

/** The dice of one turn. The closure counts `k` for each purpose: local state for one decision. */
export const diceOf = (turnKeyHex: string): Dice => {
  const drawn: DrawRecord[] = [];
  const valueOf = drawsOf(turnKeyHex);
  const used = new Map<string, number>();
  const draw: Draw = (purpose, sides) => {
    const k = (used.get(purpose) ?? 0) + 1;
    const value = valueOf(purpose, k, sides);
    used.set(purpose, k);
    drawn.push({ purpose, k, sides, value });
    return value;
  };
  return { draw, record: () => [...drawn] };
};

export interface TurnToVerify {
  readonly seedHex: string;
  readonly path: string;
  readonly draws: readonly DrawRecord[];
}

/** True when these very draws, in this order and none left out, follow from the revealed seed. */
export const verifyTurn = ({ seedHex, path, draws }: TurnToVerify): boolean => {
  const dice = diceOf(turnKey(seedHex, path));
  return draws.every(({ purpose, k, sides, value }) => {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) return false;
    const again = dice.draw(purpose, sides);
    return again === value && dice.record().at(-1)?.k === k;
  });
};
