import { type EventEnvelope } from '#contracts/shared/event.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { differencesBetween } from '../../domain/replay/differences.js';
import { shownState } from '../../domain/replay/shown-state.js';
import { type CheckedStep, checkedStep } from '../checked-step.js';
import { replayLine } from '../replay-line.js';
import { stepsOf } from '../replayed-steps.js';
import { RowsOfReplay } from '../rows-of-replay.js';
import { readCapsule } from './read-capsule.js';

type Print = (line: string) => void;
type Lines = () => AsyncIterable<string> | Iterable<string>;

/** Longer values are cut: the file has them whole. */
const MOST_CHARACTERS = 100;
const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
};

const deedWords = ({ step, decided, roll }: CheckedStep): string => {
  const { kind, ownWords, check, success, rulesVersion, rewoundTo } = replayLine(step, () => false);
  const rolled = check ? `, rolled ${check.roll} of ${check.chance}: ${success ? 'success' : 'failure'}` : '';
  const proof = roll === null || roll.verdict === 'open' ? '' : `, dice ${roll.verdict}`;
  const again = decided ? ', decided again' : '';
  const back = rewoundTo === null ? '' : `, then turned back to ${rewoundTo}`;
  return `${kind ?? 'the opening'}${ownWords ? ' in own words' : ''}${rolled}${proof} (rules ${rulesVersion}${again})${back}`;
};

const show = (checked: CheckedStep, print: Print): void => {
  const { turn, before, after } = checked.step;
  print(`turn ${turn}: ${deedWords(checked)}`);
  for (const part of (after.lastTurn.story ?? '').split('\n').filter((line) => line !== '')) print(`    ${part}`);
  const changes = before === null ? [] : differencesBetween(shownState(before), shownState(after));
  for (const { path, before: old, after: now } of changes) print(`  ~ ${path}: ${short(old)} → ${short(now)}`);
  for (const fault of checked.faults) print(`  ! turn ${turn}, ${fault}`);
};

/** Revealed by the end; the whole file is read for it, so that one that no longer reads is refused before it is shown. */
const seedIn = async (lines: Lines): Promise<string | null> => {
  let seed: string | null = null;
  for await (const event of readCapsule(lines()) as AsyncIterable<EventEnvelope<SessionEvent>>)
    if (event.type === 'SessionEnded') seed = event.data.diceSeed;
  return seed;
};

/**
 * Shows a capsule turn by turn, read by today's upcasters, folds and projections.
 * @param lines the file from its beginning, each time @returns how many things no longer read as they were recorded
 * @throws UnreadableCapsuleError
 */
export const showCapsule = async (lines: Lines, print: Print): Promise<number> => {
  const seed = await seedIn(lines);
  const rows = new RowsOfReplay();
  let [turns, faults, decided] = [0, 0, 0];
  for await (const step of stepsOf(readCapsule(lines()))) {
    const checked = checkedStep(step, rows, seed);
    show(checked, print);
    turns += checked.step.resolved ? 1 : 0;
    decided += checked.decided ? 1 : 0;
    faults += checked.faults.length;
  }
  print(
    `${turns} turns read, ${decided} of them decided again: ${faults === 0 ? 'all as recorded' : `${faults} differences`}.`,
  );
  return faults;
};
