import { type Choice } from '#contracts/session/views.js';
import { useRef, useState } from 'react';
import { ScrollPane } from '../../../components/scroll-pane.js';
import { LoadError } from '../../../components/states/load-error.js';
import { understand } from '../../marginalia/index.js';
import { toast } from '../../toasts/index.js';
import { lackOf, needOf, priceOf } from '../domain/choice-words.js';
import { useSession } from '../../session/index.js';
import { useNumberKeys } from '../use-number-keys.js';
import { ChoiceLine } from './choice-line.js';
import { ChoicesHead } from './choices-head.js';

const NONE: readonly Choice[] = [];

/**
 * The choices as a table of contents: the first press opens a line, the second acts (specification section 2), or says
 * why it can't be done. A number key presses its line.
 */
export const ChoiceList = ({ short = false }: { readonly short?: boolean }) => {
  const { character, choices: view, choicesError, busy, act, gameOver, retry } = useSession();
  // A deed may be offered again at the next turn: it is closed there.
  const [opened, setOpened] = useState<{ readonly id: string; readonly turn: number | undefined } | null>(null);
  const isOpen = ({ id }: Choice): boolean => opened?.id === id && opened.turn === view?.turn;
  const list = useRef<HTMLOListElement>(null);
  const choices = view?.choices ?? NONE;
  const press = (choice: Choice): void => {
    if (!isOpen(choice)) {
      setOpened({ id: choice.id, turn: view?.turn });
      return;
    }
    const lack = lackOf(needOf(choice, character.inventory), priceOf(choice, character));
    if (lack !== null) toast({ title: 'Not possible now', description: lack.why });
    else if (!busy && act({ action: choice.action, isCustomAction: false, choiceId: choice.id })) understand('twice');
  };
  useNumberKeys((n) => {
    const choice = choices[n - 1];
    if (choice === undefined) return false;
    list.current?.querySelectorAll('button')[n - 1]?.focus({ preventScroll: true });
    press(choice);
    return true;
  });
  if (gameOver) return null;
  return (
    <section id="choices" tabIndex={-1} aria-label="Choices" className="choices" data-notes>
      <ChoicesHead count={choices.length} short={short} opened={choices.some(isOpen)} />
      {choicesError !== null && (
        <LoadError error={choicesError} fallback="What comes next could not be read." retry={retry} />
      )}
      {view === undefined && choicesError === null && <p className="caption py-3">The next lines are being set…</p>}
      {view?.choices.length === 0 && (
        <p className="caption py-3">Nothing is laid out for you here. Write what you do, or travel on.</p>
      )}
      <ScrollPane className="choices-pane">
        <ol ref={list}>
          {choices.map((choice, i) => (
            <ChoiceLine
              key={choice.id}
              choice={choice}
              place={i + 1}
              short={short}
              opened={isOpen(choice)}
              onPress={() => press(choice)}
            />
          ))}
        </ol>
      </ScrollPane>
    </section>
  );
};
