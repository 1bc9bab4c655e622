import { type Character } from '#contracts/session/views.js';
import { Link, useNavigate } from 'react-router-dom';
import { PageHeader } from '../../../components/frame/page-header.js';
import { PageLoading } from '../../../components/states/page-loading.js';
import { PageMessage } from '../../../components/states/page-message.js';
import { TabList } from '../../../components/tab-list.js';
import { TabPanel } from '../../../components/tab-panel.js';
import { useFollowedTheme } from '../../../crafts/use-theme.js';
import { messageOf } from '../../../lib/http-error.js';
import { usePageArrival } from '../../../lib/use-page-arrival.js';
import { useAuth, useTokenSync } from '../../auth/index.js';
import { useStorySize } from '../../preferences/index.js';
import { useCharacter } from '../../session/index.js';
import { type Part, usePart } from '../use-part.js';
import { BookPart } from './book-part.js';
import { BranchesPart } from './branches-part.js';
import { DicePart } from './dice-part.js';
import { SharePart } from './share-part.js';
import '../chronicle.css';

const SET = 'chronicle';
const NAMES: readonly { readonly name: Part; readonly label: string }[] = [
  { name: 'book', label: 'The book' },
  { name: 'branches', label: 'Branches' },
  { name: 'dice', label: 'Dice' },
  { name: 'share', label: 'Share' },
];

const Chronicle = ({ character }: { readonly character: Character }) => {
  const { part, show } = usePart();
  const heading = usePageArrival<HTMLHeadingElement>(`The Saga of ${character.name}`);
  useStorySize();
  if (!useFollowedTheme(character.faction)) return <PageLoading>Turning the leaf…</PageLoading>;
  return (
    <div className="page leaf-width pb-10">
      <PageHeader>
        <Link to={`/?step=gameplay&character=${encodeURIComponent(character.id)}`} className="text-button">
          Back to the saga
        </Link>
      </PageHeader>
      <main>
        <h1 ref={heading} tabIndex={-1} className={part === 'book' ? 'sr-only' : 'display chronicle-title'}>
          The Saga of {character.name}
        </h1>
        <TabList
          set={SET}
          label="The chronicle"
          tabs={NAMES}
          shown={part}
          onShow={show}
          className="leaf-tabs chronicle-tabs"
          isManual
        />
        <TabPanel set={SET} name="book" shown={part === 'book'}>
          <BookPart character={character} />
        </TabPanel>
        <TabPanel set={SET} name="branches" shown={part === 'branches'}>
          <BranchesPart character={character} />
        </TabPanel>
        <TabPanel set={SET} name="dice" shown={part === 'dice'}>
          <DicePart character={character} />
        </TabPanel>
        <TabPanel set={SET} name="share" shown={part === 'share'}>
          <SharePart character={character} />
        </TabPanel>
      </main>
    </div>
  );
};

const Opened = ({ characterId }: { readonly characterId: string }) => {
  const navigate = useNavigate();
  const { data, error, refetch } = useCharacter(characterId);
  if (data !== undefined) return <Chronicle character={data} />;
  if (error === null) return <PageLoading>Loading your story...</PageLoading>;
  return (
    <PageMessage
      title="This chronicle did not open"
      action={{ label: 'Try again', run: () => void refetch() }}
      second={{ label: 'Main Menu', run: () => void navigate('/') }}
    >
      {messageOf(error, 'It could not be read. It is safe where it was written.')}
    </PageMessage>
  );
};

/** /chronicle: a saga to read, its branches, its dice, and its link. */
export const ChroniclePage = () => {
  useTokenSync();
  const auth = useAuth();
  const navigate = useNavigate();
  const { characterId } = usePart();
  switch (auth.status) {
    case 'authenticated':
      return <Opened key={characterId} characterId={characterId} />;
    case 'loading':
    case 'refused':
      return <PageLoading>Finding your place…</PageLoading>;
    case 'unreachable':
      return (
        <PageMessage title="No answer" action={{ label: 'Try again', run: auth.retry }}>
          {messageOf(auth.error, 'The game could not be reached. Your place in the book is kept.')}
        </PageMessage>
      );
    case 'anonymous':
      return (
        <PageMessage title="Whose saga?" action={{ label: 'To the first leaf', run: () => void navigate('/') }}>
          A chronicle opens for whoever played it. Log in, and come back.
        </PageMessage>
      );
  }
};
