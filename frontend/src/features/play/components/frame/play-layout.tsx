import { useMapToggle } from '../../../settings/settings.js';
import { useLayout } from '../../use-layout.js';
import { BookLayout } from './book-layout.js';
import { PanelsLayout } from './panels-layout.js';
import { PhoneLayout } from './phone-layout.js';
import { TabletLayout } from './tablet-layout.js';

export const PlayLayout = () => {
  const { mapOpen } = useMapToggle();
  switch (useLayout(mapOpen)) {
    case 'phone':
      return <PhoneLayout />;
    case 'tablet':
      return <TabletLayout />;
    case 'panels':
      return <PanelsLayout />;
    case 'book':
      return <BookLayout />;
  }
};
