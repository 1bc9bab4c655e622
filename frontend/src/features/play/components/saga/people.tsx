import { type Mood, type Person } from '#contracts/session/saga.js';
import { useId, useState } from 'react';
import { capitalised } from '../../../../lib/words.js';
import { moodOf, passedWith } from '../../domain/people-words.js';
import { SagaLine } from './saga-line.js';

const SHOWN = 5;
const ILL: ReadonlySet<Mood> = new Set<Mood>(['hates', 'resents']);

const Somebody = ({ person }: { readonly person: Person }) => {
  const passed = passedWith(person);
  return (
    <SagaLine place={person.at}>
      <span className="font-medium">{person.name}</span>, {person.trade},{' '}
      <i className={person.alive && ILL.has(person.mood) ? 'text-act' : 'text-faded'}>{moodOf(person)}</i>
      {passed !== '' && <span className="caption block text-note">{capitalised(passed)}.</span>}
    </SagaLine>
  );
};

/** Those with a name, who matter most first; beyond five they are folded away. */
export const People = ({ people }: { readonly people: readonly Person[] }) => {
  const [all, setAll] = useState(false);
  const id = useId();
  return (
    <section>
      <h3 className="saga-heading">People</h3>
      {people.length === 0 && <p className="caption">You have met nobody yet who gave a name.</p>}
      <ul id={id} className="saga-list">
        {(all ? people : people.slice(0, SHOWN)).map((person) => (
          <Somebody key={person.id} person={person} />
        ))}
      </ul>
      {people.length > SHOWN && (
        <button type="button" className="text-button text-faded italic" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
          {all ? 'Only the nearest' : `All ${people.length} of them`}
        </button>
      )}
    </section>
  );
};
