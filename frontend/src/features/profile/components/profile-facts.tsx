import { FactLine } from '../../../components/fact-line.js';
import { type Fact } from '../domain/profile-words.js';

export const ProfileFacts = ({ facts }: { readonly facts: readonly Fact[] }) =>
  facts.map(({ name, value, isEmpty }) => (
    <FactLine key={name} name={name} value={value} className={`min-w-0 wrap-anywhere ${isEmpty ? 'caption' : ''}`} />
  ));
