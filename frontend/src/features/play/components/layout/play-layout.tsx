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
import { TabletLayout } from './tablet-layout.js';

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
