import { type UserProfile } from '#contracts/account/views.js';
import { useSignUp, isGuest } from '../../auth/index.js';
import { STATE_NAME, STATE_TONE, stateOf, TIER_NAME, TIER_TONE } from '../../plans/index.js';
import { billingFacts, crmFacts, type Fact, personFacts } from '../domain/profile-words.js';
import { ProfileForm } from './profile-form.js';
import { FactLine } from '../../../components/fact-line.js';

const ProfileFacts = ({ facts }: { readonly facts: readonly Fact[] }) =>
  facts.map(({ name, value, isEmpty }) => (
    <FactLine key={name} name={name} value={value} className={`min-w-0 wrap-anywhere ${isEmpty ? 'caption' : ''}`} />
  ));

const SignUp = () => (
  <div className="mt-6">
    <p className="text-lead text-pretty">A guest has no name to give. An account keeps your saga under your own.</p>
    <button type="button" className="button button-act mt-3" onClick={useSignUp()}>
      Sign Up
    </button>
  </div>
);

const Subscription = ({ profile }: { readonly profile: UserProfile }) => {
  const { subscriptionTier: tier, subscriptionStatus } = profile;
  const state = stateOf(subscriptionStatus);
  return (
    <dl>
      <div className="flex justify-between gap-4 border-b border-hairline py-1.5">
        <dt className="text-faded italic">Subscription</dt>
        <dd>
          <span className={`small-caps text-lead ${TIER_TONE[tier]}`}>{TIER_NAME[tier]}</span>,{' '}
          <span className={STATE_TONE[state]}>{STATE_NAME[state].toLowerCase()}</span>
        </dd>
      </div>
      <ProfileFacts facts={billingFacts(profile)} />
    </dl>
  );
};

export const Profile = ({ profile }: { readonly profile: UserProfile }) => (
  <div className="spread">
    <section aria-labelledby="profile-person">
      <h2 id="profile-person" className="caps text-2xl text-act">
        You
      </h2>
      <dl>
        <ProfileFacts facts={personFacts(profile)} />
      </dl>
      {isGuest(profile) ? <SignUp /> : <ProfileForm profile={profile} />}
    </section>
    <div className="grid content-start gap-8">
      <section aria-labelledby="profile-plan">
        <h2 id="profile-plan" className="caps text-2xl text-act">
          Your subscription
        </h2>
        <Subscription profile={profile} />
      </section>
      <section aria-labelledby="profile-crm">
        <h2 id="profile-crm" className="caps text-2xl text-act">
          In our address book
        </h2>
        <dl>
          <ProfileFacts facts={crmFacts(profile)} />
        </dl>
      </section>
    </div>
  </div>
);
