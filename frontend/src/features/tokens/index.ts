export {
  isOutOfTokens,
  refreshTokens,
  useActionTokens,
  useRefill,
  useSubscriptionInfo,
} from './api/use-action-tokens.js';
export { TokenFacts } from './components/token-facts.js';
export { TokensLeft } from './components/tokens-left.js';
export { alarmOf, isSpent, tokensInWords, type Alarm } from './domain/tokens-left.js';
