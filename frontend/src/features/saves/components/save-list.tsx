import { type Save } from '#contracts/save/views.js';
import { RuleHeading } from '../../../components/frame/rule-heading.js';
import { useFocusKept } from '../../../lib/use-focus-kept.js';
import { useDeletion } from '../use-deletion.js';
import { SaveRow } from './save-row.js';

export const SaveList = ({ saves }: { readonly saves: readonly Save[] }) => {
  const { away, remove } = useDeletion();
  const place = useFocusKept<HTMLDivElement>();
  const kept = saves.filter(({ id }) => !away.includes(id));
  return (
    <div {...place}>
      {kept.length > 0 && (
        <section aria-labelledby="continue" className="mt-8 md:mt-10">
          <RuleHeading id="continue">Continue Your Adventure</RuleHeading>
          <ul className="mx-auto mt-4 max-w-4xl">
            {kept.map((save) => (
              <SaveRow key={save.id} save={save} onDelete={() => remove(save.id)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
