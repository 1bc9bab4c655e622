import { type ReactNode, useRef } from 'react';
import { type Save } from '#contracts/save/views.js';
import { RuleHeading } from '../../../components/frame/rule-heading.js';
import { useFocusFallback } from '../../../lib/use-focus-fallback.js';
import { lastPlayed } from '../domain/last-played.js';
import { isOnlySave } from '../domain/only-save.js';
import { useDeleteSave } from '../use-delete-save.js';
import { SaveRow } from './save-row.js';

interface SaveListProps {
  readonly saves: readonly Save[];
  /** The character that was played last on this device. */
  readonly last: string | null;
  /** What follows the list. */
  readonly children: ReactNode;
}

export const SaveList = ({ saves, last, children }: SaveListProps) => {
  const { away, remove } = useDeleteSave();
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place);
  const kept = saves.filter(({ id }) => !away.includes(id));
  const here = lastPlayed(kept, last);
  return (
    <div ref={place} tabIndex={-1}>
      {kept.length > 0 && (
        <section aria-labelledby="continue" className="mt-8 md:mt-10">
          <RuleHeading id="continue">Continue Your Adventure</RuleHeading>
          <ul className="mx-auto mt-4 max-w-4xl">
            {kept.map((save) => (
              <SaveRow
                key={save.id}
                save={save}
                lastHere={save.id === here}
                isOnly={isOnlySave(kept, save)}
                onDelete={() => remove(save.id)}
              />
            ))}
          </ul>
        </section>
      )}
      {children}
    </div>
  );
};
