export { useAuth } from './api/use-auth.js';
export { useCreateGuest } from './api/use-create-guest.js';
export { useLogOut, useSignUp } from './api/use-log-out.js';
export { useTokenSync } from './api/use-token-sync.js';
export { AccountBlock } from './components/account-block.js';
export { LazyKeptGuests } from './components/lazy-kept-guests.js';
export { isGuest } from './domain/is-guest.js';
export { rememberHero } from './guest-claims.js';
