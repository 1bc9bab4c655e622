import { type Mood, type Person } from '#game/model/saga.js';
import { capitalised } from '../../../lib/words.js';
import { moodOf, passedWith } from '../domain/people-words.js';
import { LongList } from './long-list.js';
import { SagaLine } from './saga-line.js';

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

/** Named people, the most important first. */
export const People = ({ people }: { readonly people: readonly Person[] }) => (
  <section>
    <h3 className="saga-heading">People</h3>
    {people.length === 0 ? (
      <p className="caption">You have met nobody yet who gave a name.</p>
    ) : (
      <LongList
        lines={people.map((person) => (
          <Somebody key={person.id} person={person} />
        ))}
        fewer="Only the first five"
      />
    )}
  </section>
);
