import { type Choice } from '#contracts/session/views.js';
import { Hand } from '../../../drawing/ornaments/hand.js';
import { capitalised } from '../../../lib/words.js';
import { type Need, type Price } from '../domain/choice-words.js';
import { Term } from './term.js';

interface ChoiceDetailProps {
  readonly choice: Choice;
  readonly need: Need;
  readonly price: Price | null;
  /** Whether the choice can be taken now. */
  readonly ready: boolean;
}

/** The content of an open line: description, test, requirements, cost, and the note that the next tap acts. */
export const ChoiceDetail = ({
  choice: { description, attributeCheck, difficulty, item },
  need,
  price,
  ready,
}: ChoiceDetailProps) => (
  <span className="choice-detail">
    <span className="block text-pretty">{description}</span>
    <span className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-0.5">
      <Term name="Tests">{attributeCheck === null ? 'nothing' : capitalised(attributeCheck)}</Term>
      <Term name="Difficulty">{difficulty}</Term>
      {need !== null && <Term name="Needs">{`${need.item}, ${need.carried ? 'carried' : 'not carried'}`}</Term>}
      {item !== undefined && <Term name="For">{item.name}</Term>}
      {price !== null && <Term name="Costs">{price.words}</Term>}
      {ready && (
        <span className="choice-again">
          <Hand className="w-7" /> Choose again to act
        </span>
      )}
    </span>
  </span>
);
