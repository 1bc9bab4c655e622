import { type SagaView } from '#contracts/session/saga-view.js';
import { boxesCaption } from '../domain/saga-words.js';
import { SagaLine } from './saga-line.js';

/** What would advance the oath, whose words and boxes are above. */
export const Oath = ({ oath: { boxes, course, next } }: { readonly oath: SagaView['oath'] }) => (
  <section>
    <h3 className="saga-heading">{next.length > 0 ? 'What could move it' : 'The oath'}</h3>
    <p className="caption text-note">{boxesCaption(boxes)}</p>
    <p className="caption text-note">{course}</p>
    <ul className="saga-list">
      {next.map(({ text, place }) => (
        <SagaLine key={text} place={place}>
          {text}
        </SagaLine>
      ))}
    </ul>
  </section>
);
