import { type NewEndpoint } from '#contracts/integration/managed.js';
import { type SubmitEvent, useState } from 'react';
import { Refusal } from '../../../../components/refusal.js';
import { TextField } from '../../../../components/text-field.js';
import { useForm } from '../../../../lib/use-form.js';
import { useAddEndpoint } from '../../api/use-endpoints.js';
import { failureWords } from '../../domain/failure-words.js';
import { type Once, ShownOnce } from '../parts/shown-once.js';
import { Tick } from '../parts/tick.js';
import { TypeChoice } from './type-choice.js';

const faultsOf = ({ url }: { readonly url: string }) =>
  URL.canParse(url.trim())
    ? []
    : [{ field: 'url' as const, words: 'Give a whole address, such as https://example.com/events.' }];
const NO_TYPES = 'Choose at least one type, or all of them.';

const onceOf = ({ secret }: NewEndpoint): Once => ({
  title: 'The secret of the endpoint',
  words: 'Whoever gets the events proves with it that they are ours. It is shown this once: hand it over now.',
  what: 'the secret',
  text: secret,
});

/** A new address that events are sent to from now on. */
export const AddEndpoint = () => {
  const { form, values, field, validate, refuse, clear } = useForm({ url: '' }, faultsOf);
  const [types, setTypes] = useState<readonly string[] | null>(null);
  const [isTest, setIsTest] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, data, isPending, reset } = useAddEndpoint();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wanted = isTest ? null : types;
    const isEmpty = wanted?.length === 0;
    setRefusal(isEmpty ? NO_TYPES : null);
    if (validate() !== null || isEmpty || isPending) return;
    mutate(
      { url: values.url.trim(), ...(wanted && { types: wanted }), ...(isTest && { test: true }) },
      {
        onSuccess: () => {
          clear();
          setTypes(null);
          setIsTest(false);
        },
        onError: (error) => {
          if (!refuse(error)) setRefusal(failureWords(error, 'The endpoint could not be added. Please try again.'));
        },
      },
    );
  };
  return (
    <section className="staff-part max-w-3xl">
      <h2 className="small-caps text-lead text-act">Add an endpoint</h2>
      <form ref={form} className="mt-2 flex flex-col gap-4" onSubmit={submit} noValidate>
        <TextField label="Address" type="url" autoComplete="off" hint="It must answer over https." {...field('url')} />
        <Tick
          label="For tests"
          hint="It gets nothing but what you send it by hand."
          checked={isTest}
          onChange={() => setIsTest(!isTest)}
        />
        {!isTest && <TypeChoice chosen={types} onChoose={setTypes} />}
        <div role="alert">
          <Refusal words={refusal} />
        </div>
        <p>
          <button type="submit" className="button button-act" aria-disabled={isPending}>
            {isPending ? 'Adding…' : 'Add it'}
          </button>
        </p>
      </form>
      {data !== undefined && <ShownOnce once={onceOf(data)} onClose={reset} />}
    </section>
  );
};
