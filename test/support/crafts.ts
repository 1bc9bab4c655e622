import { type FactionId } from '#game/model/world.js';
import { people as vikings } from '../../frontend/src/crafts/vikings/people.js';
import { stamps as stampsOfVikings } from '../../frontend/src/crafts/vikings/stamps.js';
import { people as empire } from '../../frontend/src/crafts/empire/people.js';
import { stamps as stampsOfEmpire } from '../../frontend/src/crafts/empire/stamps.js';
import { people as mongols } from '../../frontend/src/crafts/mongols/people.js';
import { stamps as stampsOfMongols } from '../../frontend/src/crafts/mongols/stamps.js';
import { people as samurai } from '../../frontend/src/crafts/samurai/people.js';
import { stamps as stampsOfSamurai } from '../../frontend/src/crafts/samurai/stamps.js';
import { people as pirates } from '../../frontend/src/crafts/pirates/people.js';
import { stamps as stampsOfPirates } from '../../frontend/src/crafts/pirates/stamps.js';
import { people as knights } from '../../frontend/src/crafts/knights/people.js';
import { stamps as stampsOfKnights } from '../../frontend/src/crafts/knights/stamps.js';
import { people as assassins } from '../../frontend/src/crafts/assassins/people.js';
import { stamps as stampsOfAssassins } from '../../frontend/src/crafts/assassins/stamps.js';
import { people as barbarians } from '../../frontend/src/crafts/barbarians/people.js';
import { stamps as stampsOfBarbarians } from '../../frontend/src/crafts/barbarians/stamps.js';
import { type People } from '../../frontend/src/crafts/people.js';
import { type ChartStamps } from '../../frontend/src/drawing/chart/stamps/chart-stamps.js';

/** All crafts at once: the client loads each when it is used. */
export const PEOPLES: Readonly<Record<FactionId, People>> = {
  vikings,
  empire,
  mongols,
  samurai,
  pirates,
  knights,
  assassins,
  barbarians,
};
export const STAMPS: Readonly<Record<FactionId, ChartStamps>> = {
  vikings: stampsOfVikings,
  empire: stampsOfEmpire,
  mongols: stampsOfMongols,
  samurai: stampsOfSamurai,
  pirates: stampsOfPirates,
  knights: stampsOfKnights,
  assassins: stampsOfAssassins,
  barbarians: stampsOfBarbarians,
};
