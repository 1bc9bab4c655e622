import { type VerbRule } from '../verb-rule.js';
import { impossible } from '../situated.js';

const LOYALTY = -10;

/**
 * A deliberate act, and never rolled for: what the oath has earned is lost. An oath with nothing to lose is broken for
 * good, and with it the saga is lost. A matter that was promised to somebody lapses at once.
 */
export const breakOath: VerbRule = {
  judge: ({ session: { saga }, object, met }) => {
    if (saga === null) return impossible('You have sworn nothing that you could break.');
    if (met) return impossible('Not here, and not with this before you. An oath is laid down in quiet, or not at all.');
    if (object !== null && object.of !== 'oath' && object.of !== 'thread')
      return impossible('You have given your word about many things, and that is not one of them.');
    return { kind: 'talk', attribute: null, difficulty: 'easy', risk: 'none' };
  },
  answers: () => false,
  effects: ({ object }, success) => {
    if (!success) return {};
    return object?.of === 'thread' ? { breaks: { thread: object.thread.id } } : { breaks: 'oath', loyalty: LOYALTY };
  },
  toward: () => 'neither',
};
