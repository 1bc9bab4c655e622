import { type ReleaseRule } from './release-rule.js';

const RESIDUE: readonly (readonly [string, RegExp])[] = [
  ['markdown', /\*\*|__|`|^\s*#{1,6} |^\s*(?:[-*•]|\d+[.)]) |!?\[[^\]]*\]\(|^\s*>|~~|\|.*\|/mu],
  ['JSON or code', /[{}]|\[\s*"|"\s*:|;\s*$|=>|\/\/|\\[nt"]/mu],
  ['a tag', /<\/?[\p{L}|!/][^>]*>?|\[\/?(?:INST|SYS|END|OOC)\b|<\|/iu],
  [
    'a role',
    /^\s*(?:system|user|assistant|narrator|game ?master|gm|dm|player|story|scene|response|output|choices?|options?|note|ooc)\s*:/imu,
  ],
  ['a placeholder', /\[[^\]]{1,60}\]|_{2,}|\b\p{Ll}+_\p{Ll}+\b|\bundefined\b|\bNaN\b/u],
  [
    'talk of the machine',
    /\bas an? (?:ai|assistant|language model|narrator)\b|\b(?:language model|system prompt|(?:the|this|your|my) prompt|chatgpt|openai|json|tokens?|guidelines|my instructions|previous instructions)\b/iu,
  ],
  [
    'talk to the reader',
    /^\s*(?:sure|certainly|of course|here is|here’s|okay|ok|i’m sorry|i am sorry|i cannot|i can’t|apologies)\b[,!.:]?(?= |$).{0,60}(?:story|scene|leaf|continu|request|assist|help|write|narrat|tell)/iu,
  ],
  [
    'talk of the game',
    /\b(?:hit ?points?|(?:roll|throw) of the dice|the dice (?:say|said|show|showed|decide|decided)|d20|dc \d+|skill check|saving throw|critical (?:hit|success|failure)|the player|game ?master|experience points|xp|level up|percent|turn \d+)\b|\d ?%/iu,
  ],
  [
    'a question to the player',
    /\bwhat (?:do|will|would) you do\b|\bthe choice is yours\b|\bwhat(?:’s| is) your (?:next )?(?:move|choice)\b/iu,
  ],
  ['a shout', /^\P{Ll}{5,}$/u],
  ['an address', /https?:|www\.|\S@\S+\.\S/iu],
  [
    'a sign that no book has',
    /[\p{Extended_Pictographic}\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]|[^\P{Cc}\n]/u,
  ],
];

/** What is no story: markdown, JSON, tags, roles, and talk of the machine or of the game's rules. */
export const residueRule: ReleaseRule = {
  name: 'residue',
  fault: (sentence) => RESIDUE.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null,
};
