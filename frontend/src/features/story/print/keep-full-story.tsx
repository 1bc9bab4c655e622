import { useFullStory } from '../../preferences/index.js';
import { KeepAsBook } from './keep-as-book.js';

/** At the foot of the full story. */
export const KeepFullStory = () =>
  useFullStory().full ? <KeepAsBook className="text-button text-faded italic" /> : null;
