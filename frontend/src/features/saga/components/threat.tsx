import { type SagaView } from '#contracts/session/saga-view.js';
import { clockCaption, onLeaf } from '../domain/saga-words.js';
import { SagaLine } from './saga-line.js';
import { ThreatClock } from './threat-clock.js';

/** The threat, its clock, and its consequences so far. */
export const Threat = ({ threat }: { readonly threat: SagaView['threat'] }) => (
  <section>
    <h3 className="saga-heading">The threat</h3>
    <div className="threat-face">
      <ThreatClock threat={threat} />
      <div>
        <p className="saga-title">{threat.title}</p>
        <p className="caption text-note">{clockCaption(threat.segments)}</p>
      </div>
    </div>
    {threat.steps.length > 0 && (
      <ol className="saga-list" aria-label="What has come of it">
        {threat.steps.map(({ title, turn, place }) => (
          <SagaLine key={`${turn} ${title}`} place={place}>
            {title} <i className="whitespace-nowrap text-faded">{onLeaf(turn)}</i>
          </SagaLine>
        ))}
      </ol>
    )}
    <p className="caption text-note">Failures, wasted days and broken promises bring it on.</p>
  </section>
);
