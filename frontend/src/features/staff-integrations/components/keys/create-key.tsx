import { type NewKey } from '#contracts/integration/managed.js';
import { KEY_SCOPES, type KeyScopeName } from '#contracts/integration/scopes.js';
import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../../components/refusal.js';
import { TextField } from '../../../../components/text-field.js';
import { useForm } from '../../../../lib/use-form.js';
import { useCreateKey } from '../../api/use-keys.js';
import { SCOPE_WORDS } from '../../domain/key-words.js';
import { failureWords } from '../../domain/failure-words.js';
import { type Once, ShownOnce } from '../parts/shown-once.js';
import { Tick } from '../parts/tick.js';

const MOST_LETTERS = 100;
const faultsOf = ({ name }: { readonly name: string }) =>
  name.trim() === '' || name.trim().length > MOST_LETTERS
    ? [{ field: 'name' as const, words: `Give a name of 1 to ${MOST_LETTERS} letters.` }]
    : [];
const NO_SCOPES = 'Choose at least one scope.';
const USUAL: readonly KeyScopeName[] = ['events:read'];

const onceOf = ({ key }: NewKey): Once => ({
  title: 'The key',
  words: 'It is shown this once, and kept nowhere: hand it over now.',
  what: 'the key',
  text: key,
});

const ScopeChoice = (props: {
  readonly chosen: readonly KeyScopeName[];
  readonly onChoose: (scopes: readonly KeyScopeName[]) => void;
}) => (
  <fieldset>
    <legend className="small-caps text-act">Scopes</legend>
    {KEY_SCOPES.map((scope) => (
      <Tick
        key={scope}
        label={scope}
        hint={SCOPE_WORDS[scope]}
        checked={props.chosen.includes(scope)}
        // In the order of the list, whatever was ticked first.
        onChange={() => props.onChoose(KEY_SCOPES.filter((one) => (one === scope) !== props.chosen.includes(one)))}
      />
    ))}
  </fieldset>
);

/** A new key for another system. */
export const CreateKey = () => {
  const { form, values, field, validate, refuse, clear } = useForm({ name: '' }, faultsOf);
  const [scopes, setScopes] = useState(USUAL);
  const [isTest, setIsTest] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, data, isPending, reset } = useCreateKey();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setRefusal(scopes.length === 0 ? NO_SCOPES : null);
    if (validate() !== null || scopes.length === 0 || isPending) return;
    mutate(
      { name: values.name.trim(), scopes, ...(isTest && { test: true }) },
      {
        onSuccess: () => {
          clear();
          setScopes(USUAL);
          setIsTest(false);
        },
        onError: (error) => {
          if (!refuse(error)) setRefusal(failureWords(error, 'The key could not be made. Please try again.'));
        },
      },
    );
  };
  return (
    <section className="staff-part max-w-3xl">
      <h2 className="small-caps text-lead text-act">Make a key</h2>
      <form ref={form} className="mt-2 flex flex-col gap-4" onSubmit={submit} noValidate>
        <TextField label="Name" autoComplete="off" hint="Whose it is: the system that calls." {...field('name')} />
        <ScopeChoice chosen={scopes} onChoose={setScopes} />
        <Tick
          label="For tests"
          hint="It reads samples, and writes nothing."
          checked={isTest}
          onChange={() => setIsTest(!isTest)}
        />
        <div role="alert">
          <Refusal words={refusal} />
        </div>
        <p>
          <button type="submit" className="button button-act" aria-disabled={isPending}>
            {isPending ? 'Making it…' : 'Make it'}
          </button>
        </p>
      </form>
      {data !== undefined && <ShownOnce once={onceOf(data)} onClose={reset} />}
    </section>
  );
};
