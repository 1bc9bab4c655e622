import { type ReactNode } from 'react';
import { type SharedSaga } from '#contracts/share/views.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { Link, useLocation } from 'react-router-dom';
import { PageHeader } from '../../../components/frame/page-header.js';
import { PageLoading } from '../../../components/states/page-loading.js';
import { PageMessage } from '../../../components/states/page-message.js';
import { useFollowedTheme } from '../../../crafts/use-theme.js';
import { isStatus, messageOf } from '../../../lib/http-error.js';
import { usePageArrival } from '../../../lib/use-page-arrival.js';
import { useStorySize } from '../../preferences/index.js';
import { ReadingSession } from '../../session/index.js';
import { MoreLeaves, SagaBook } from '../../story/index.js';
import { useSharedSaga } from '../api/shared-saga.js';
import { WhatIf } from './what-if.js';
import '../chronicle.css';

/** The token is what follows the # of the link: browsers send it to no server, and we only in the body of the call. */
const useToken = (): string => useLocation().hash.slice(1);

interface ReadProps {
  readonly token: string;
  readonly saga: SharedSaga;
  readonly leaves: readonly StoryEntry[];
  readonly foot: ReactNode;
  readonly isWhole: boolean;
}

const Read = ({ token, saga: { character, world, lastTurn }, leaves, foot, isWhole }: ReadProps) => {
  const heading = usePageArrival<HTMLHeadingElement>(`The Saga of ${character.name}`);
  useStorySize();
  if (!useFollowedTheme(character.faction)) return <PageLoading>Turning the leaf…</PageLoading>;
  return (
    <div className="page leaf-width pb-10">
      <PageHeader>
        <Link to="/" className="text-button">
          Begin a saga of your own
        </Link>
      </PageHeader>
      <main className="chronicle-book">
        <h1 ref={heading} tabIndex={-1} className="sr-only">
          The Saga of {character.name}
        </h1>
        <ReadingSession character={character} stories={leaves} world={world} saga={null}>
          <SagaBook
            entries={leaves}
            isWhole={isWhole}
            heading={<h2 className="display">The Saga of {character.name}</h2>}
            footOf={({ turnNumber }) =>
              character.gameOver && turnNumber === lastTurn ? null : (
                <WhatIf origin={{ token }} turn={turnNumber} name="" />
              )
            }
          />
        </ReadingSession>
        {foot}
        {isWhole && (
          <>
            <p className="saga-ends caps">{character.gameOver ? 'Here ends the saga' : 'Thus far'}</p>
            <p className="mt-6 text-center print:hidden">
              <Link to="/" className="button button-act">
                Begin a saga of your own
              </Link>
            </p>
          </>
        )}
      </main>
    </div>
  );
};

const Opened = ({ token, strangers }: { readonly token: string; readonly strangers: ReactNode }) => {
  const { saga, leaves, more, loading, error, load } = useSharedSaga(token);
  if (isStatus(error, 404)) return strangers;
  if (saga === undefined)
    return error === null ? (
      <PageLoading>Opening the book…</PageLoading>
    ) : (
      <PageMessage title="The book did not open" action={{ label: 'Try again', run: load }}>
        {messageOf(error, 'The game could not be reached. The saga is safe.')}
      </PageMessage>
    );
  const isWhole = !more && !loading && error === null;
  return (
    <Read
      token={token}
      saga={saga}
      leaves={leaves}
      isWhole={isWhole}
      foot={!isWhole && <MoreLeaves label="Read on" loading={loading} error={error} load={load} />}
    />
  );
};

/** /shared#…: a saga that its player has shared, for anyone with the link. Without a token there is no page. */
export const SharedPage = ({ strangers }: { readonly strangers: ReactNode }) => {
  const token = useToken();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {token === '' ? strangers : <Opened key={token} token={token} strangers={strangers} />}
    </>
  );
};
