import { type Matters } from '../../model/content/matters.js';

export const barbarianMatters: Matters = {
  seek: [],
  warn: [],
  call: [],
  sell: [],
  tell: [],
  word: [],
  'ask-mate': [],
  'send-mate': [],
};
