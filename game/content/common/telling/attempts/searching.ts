import { tellingOf } from '../../../builders/attempt-telling.js';

/** Somebody is looked for or looked over: {object}. */
export const SEARCH_SOMEBODY = tellingOf({
  bare: ['looked about for whoever it was'],
  object: [
    'looked for {object}',
    'searched {object} from collar to boots',
    'looked {object} over from head to foot',
    'had {object} turn out every fold and pocket',
    'went round and round {object} with your eyes',
    'kept looking until you had {object} before you',
  ],
  well: [
    'you did not look in vain',
    'nothing was kept back from you',
    'you knew more afterwards than before',
    'it was done without a word too many',
    'you were let have your way in it',
    'your eyes missed very little',
  ],
  ill: [
    'you were none the wiser for it',
    'there was nothing that you could lay a finger on',
    'it was over before you had seen enough',
    'you were asked, coolly, whether you had finished',
    'whatever you had hoped for was not to be seen',
    'you had to leave off with nothing',
  ],
});
