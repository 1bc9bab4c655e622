import { FEATURES } from '#contracts/subscription/tiers.js';
import { RuleHeading } from '../../../components/frame/rule-heading.js';
import { FeatureLine } from './feature-line.js';

/** Asks the server, feature by feature, what the player's plan allows (specification section 2). */
export const FeatureTest = () => (
  <section aria-labelledby="feature-test" className="mt-10">
    <RuleHeading id="feature-test">Test your access</RuleHeading>
    <p className="caption mt-3 text-center text-lead">Press a feature, and the server says whether it is yours.</p>
    <ul className="feature-test">
      {FEATURES.map((feature) => (
        <FeatureLine key={feature} feature={feature} />
      ))}
    </ul>
  </section>
);
