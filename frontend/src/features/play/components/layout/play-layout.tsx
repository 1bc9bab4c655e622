import { useState } from 'react';
import { useSurveyAhead } from '../../../chart/index.js';
import { useSession } from '../../../session/index.js';
import { LazySettings } from '../../../settings/index.js';
import { OpenSettingsContext } from '../../open-settings-context.js';
import { useMapToggle } from '../../../preferences/index.js';
import { useLayout } from '../../use-layout.js';
import { BookLayout } from './book-layout.js';
import { PanelsLayout } from './panels-layout.js';
import { PhoneLayout } from './phone-layout.js';
import { SideLayout } from './side-layout.js';

import { CharacterPanel } from '../../../character/index.js';
import { ActionsPanel } from '../../../choices/index.js';
import { MapPanel } from '../../../map/index.js';
import { StoryPanel } from '../../../story/index.js';
import { PlayHead } from './play-head.js';

/** The chart across the page, and under it two columns: story and actions, and the character's panel, which folds. */
const TabletLayout = () => (
  <div className="page tablet leaf-width pb-8">
    <PlayHead />
    <div className="tablet-columns">
      <div className="tablet-chart">
        <MapPanel plain />
      </div>
      <main className="tablet-story">
        <StoryPanel />
        <ActionsPanel />
      </main>
      <div className="tablet-side">
        <CharacterPanel />
      </div>
    </div>
  </div>
);

const Leaves = () => {
  const { mapOpen } = useMapToggle();
  const layout = useLayout(mapOpen);
  const { world, character } = useSession();
  useSurveyAhead(world?.world ?? null, character.faction, layout === 'book' || layout === 'tablet');
  switch (layout) {
    case 'phone':
      return <PhoneLayout />;
    case 'side':
      return <SideLayout />;
    case 'tablet':
      return <TabletLayout />;
    case 'panels':
      return <PanelsLayout />;
    case 'book':
      return <BookLayout />;
  }
};

export const PlayLayout = () => {
  const [settings, setSettings] = useState(false);
  return (
    <OpenSettingsContext value={() => setSettings(true)}>
      <Leaves />
      <LazySettings open={settings} onOpenChange={setSettings} />
    </OpenSettingsContext>
  );
};
