import { useEffect } from 'react';
import { PageMessage } from '../../../components/states/page-message.js';
import { PageLoading } from '../../../components/states/page-loading.js';
import { messageOf } from '../../../lib/http-error.js';
import { rememberCharacter } from '../../../lib/last-character.js';
import { loadAhead, loadWhenIdle } from '../../../lib/lazy-parts.js';
import { rememberHero, useAuth } from '../../auth/index.js';
import { loadChart, loadMarks } from '../../chart/index.js';
import { useFlow } from '../../flow/index.js';
import { useStorySize, useForcedWidth } from '../../preferences/index.js';
import { loadParser, useCharacter } from '../../session/index.js';
import { loadSettings } from '../../settings/index.js';
import { loadGameMenu } from './lazy-game-menu.js';
import { PlaySession } from './play-session.js';

/** The page of the game; it waits for the character. */
export const PlayPage = ({ characterId }: { readonly characterId: string }) => {
  useStorySize();
  useForcedWidth();
  useEffect(() => loadAhead(loadChart), []);
  useEffect(() => loadWhenIdle(loadGameMenu, loadSettings, loadParser), []);
  const { go, goFromStart, isFromOutside } = useFlow();
  // A link or a bookmark opened it: the browser's Back leads to the start page, not out of the game.
  useEffect(() => {
    if (isFromOutside) goFromStart({ step: 'gameplay', characterId });
  }, [isFromOutside, goFromStart, characterId]);
  const { data, error, refetch } = useCharacter(characterId);
  const auth = useAuth();
  const reader = auth.status === 'authenticated' ? auth.user.id : null;
  const { name, faction } = data ?? {};
  useEffect(() => (faction === undefined ? undefined : loadWhenIdle(() => loadMarks(faction))), [faction]);
  useEffect(() => {
    if (reader === null || name === undefined || faction === undefined) return;
    rememberCharacter(reader, characterId);
    rememberHero(reader, { characterId, name, faction });
  }, [reader, characterId, name, faction]);
  if (data !== undefined) return <PlaySession character={data} />;
  if (error === null) return <PageLoading>Loading your story...</PageLoading>;
  return (
    <PageMessage
      title="This leaf is missing"
      action={{ label: 'Try again', run: () => void refetch() }}
      second={{ label: 'Main Menu', run: () => go({ step: 'difficulty' }) }}
    >
      {messageOf(error, 'Your story could not be read. It is safe where it was written.')}
    </PageMessage>
  );
};
