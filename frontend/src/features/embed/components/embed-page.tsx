import { CompassRose } from '../../../components/compass-rose.js';
import { Logo } from '../../../components/frame/logo.js';
import { usePageArrival } from '../../../lib/use-page-arrival.js';
import { paletteOf } from '../domain/colours.js';
import { type EmbedConfig } from '../domain/config.js';
import { useEmbed } from '../use-embed.js';
import { usePageColours } from '../use-page-colours.js';
import { useStorageWords } from '../use-storage-words.js';
import { LeadForm } from './lead-form.js';

const HIGHLIGHTS = [
  ['AI Game Master', 'tells what your deeds come to, and forgets nothing'],
  ['Strategic Choices', 'with the odds before the roll, and the roll after it'],
  ['Epic Adventures', 'among eight peoples, over steppes and seas'],
] as const;

const Welcome = ({ header, description }: { readonly header: string; readonly description: string }) => {
  const heading = usePageArrival<HTMLHeadingElement>(header);
  return (
    <div className="embed-welcome">
      <CompassRose className="embed-rose" />
      <h1 ref={heading} tabIndex={-1} className="display text-4xl text-balance wrap-anywhere lg:text-5xl">
        {header}
      </h1>
      <p className="mt-3 text-xl text-pretty wrap-anywhere">{description}</p>
      <dl className="embed-highlights">
        {HIGHLIGHTS.map(([name, what]) => (
          <div key={name}>
            <dt className="small-caps text-lead text-act">{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const COSTS = 'Beginning costs nothing';
/** All of the terms, since there is no other page for them. */
const termsFor = ({ company, leadCapture }: EmbedConfig): string => {
  if (!leadCapture) return `Terms: ${COSTS.toLowerCase()}, and asks for no name and no address.`;
  const keepers = company === '' ? 'the makers of the game' : `${company} and the makers of the game`;
  return `Terms: what you write here is kept by ${keepers} to tell you about it, and deleted when you ask them. ${COSTS}, and needs none of it.`;
};

/** /embed: the first page inside another site's page (specification section 2). */
export const EmbedPage = () => {
  const { config, prefill, begin } = useEmbed();
  usePageColours(paletteOf(config.primary, config.background));
  const storageWords = useStorageWords();
  const fields = config.customFields.map(({ name }) => name).join();
  return (
    <div className="page leaf-width embed-page">
      <header className="flex min-h-13 items-center justify-between gap-x-4 head-rule">
        <Logo />
        {config.company !== '' && <p className="min-w-0 italic wrap-anywhere">with {config.company}</p>}
      </header>
      <main className="embed-spread">
        <Welcome header={config.header} description={config.description} />
        <div className="embed-door">
          {config.leadCapture && <LeadForm key={fields} config={config} prefill={prefill} onCaptured={begin} />}
          <p>
            <button
              type="button"
              className={config.leadCapture ? 'text-button' : 'button button-act embed-begin'}
              onClick={() => begin(null)}
            >
              Try the demo without signing up
            </button>
          </p>
          {storageWords !== null && <p className="caption">{storageWords}</p>}
          <p className="text-note text-faded">{termsFor(config)}</p>
        </div>
      </main>
    </div>
  );
};
