import { type SagaView } from '#contracts/session/saga-view.js';
import { OathBoxes } from './oath-boxes.js';
import { SagaLine } from './saga-line.js';

type Next = SagaView['oath']['next'];

const NextList = ({ next }: { readonly next: Next }) => (
  <>
    <h4 className="saga-subheading">What could move it</h4>
    <ul className="saga-list">
      {next.map(({ text, place }) => (
        <SagaLine key={text} place={place}>
          {text}
        </SagaLine>
      ))}
    </ul>
  </>
);

/** The oath, its progress, and what would advance it. */
export const Oath = ({ oath }: { readonly oath: SagaView['oath'] }) => (
  <section>
    <h3 className="saga-heading">The oath</h3>
    <p className="saga-title">{oath.title}</p>
    <OathBoxes oath={oath} />
    {oath.next.length > 0 && <NextList next={oath.next} />}
  </section>
);
