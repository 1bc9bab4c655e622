import { type User } from '#contracts/account/views.js';
import { isGuest } from '../../auth/index.js';

/** The group of the player: without an account, or on one of the three plans (specification section 6). */
export type Standing = 'guest' | User['subscriptionTier'];

export const standingOf = (user: Pick<User, 'username' | 'subscriptionStatus' | 'subscriptionTier'>): Standing =>
  isGuest(user) ? 'guest' : user.subscriptionTier;

export interface Prompt {
  readonly title: string;
  readonly words: string;
  readonly act: string;
}

const REACHED = 'Action Limit Reached';
const SPENT_WEEK = "You've used all your actions of this week.";

/** The prompt while actions are left. */
const PLAYING: Readonly<Record<Standing, Prompt>> = {
  guest: { title: 'Save Your Progress', words: 'with an account of your own', act: 'Sign Up' },
  free: { title: 'Play on', words: 'Gold plays 100 actions a week, Platinum 400', act: 'Upgrade' },
  gold: { title: 'Play on', words: 'Platinum plays 400 actions a week', act: 'Upgrade to Platinum' },
  platinum: { title: 'Platinum', words: '400 actions a week', act: 'Manage Plan' },
};

/** The prompt when no actions are left, in the words of specification section 8 if it has any. */
const SPENT: Readonly<Record<Standing, Prompt>> = {
  guest: {
    title: REACHED,
    words: 'Thank you for enjoying the demo ... Create an account to continue playing & save your progress',
    act: 'Sign Up to Continue',
  },
  free: {
    title: REACHED,
    words: "You've used all your free actions for today. Upgrade to continue your epic adventure!",
    act: 'Upgrade',
  },
  gold: { title: REACHED, words: `${SPENT_WEEK} Platinum plays 400.`, act: 'Upgrade to Platinum' },
  platinum: { title: REACHED, words: SPENT_WEEK, act: 'Manage Plan' },
};

export const promptFor = (standing: Standing, spent: boolean): Prompt => (spent ? SPENT : PLAYING)[standing];
