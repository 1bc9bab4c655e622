import { type Hex } from '#game/model/hex.js';
import { type City, type RecordedWorld } from '#game/model/world.js';

const town = (q: number, r: number): City => ({
  at: { q, r },
  name: '',
  population: 0,
  atmosphere: '',
  mainStreets: [],
  districts: [],
  landmarks: [],
});

const WEST = town(-9, -3);
const MIDDLE = town(-3, -3);
const HARBOUR = town(3, -3);

/** A world composed for the title, which cannot be played: mountains and steppe in the west, the sea in the east. */
export const TITLE_WORLD: RecordedWorld = {
  seed: 'title',
  generatorVersion: 1,
  terrain:
    'ffppppppppffpfffhffpppppppppphffhhhffpppppppppcccphhhhffpppppppffcoocccppfpppppppppppfccoooccphpffppppp' +
    'pppppfccooocchpfffpppppppppppfccoooccpffffpppppppppppffcoooocppffffpppppppppffccoooooohppfffpppppppppfc' +
    'coooooooohhppffppppphhhfccoooooooooohhhpfffddpphmmpcoooooooooooomhhhpffdddpphhpcooooooooooooommmhpffpdp' +
    'ppppffcooooooooooooommmmhpfpppppppppfccooooooooooocmmmmmhppppppppppppfccoooooooocchmmmmmmhppppppppppppf' +
    'pcooooooocphhmmmmmhpfcccmmmpppppfpcoooooocphhhmmmhpfcooccmhppppfpcoccooccpppmmmhppcoooocppppffccoccoccf' +
    'pphhmhhpfcooccppppffcooooccpppppmhhpffcccpppppppcoooccffhppphhpfppppppppppppccccfffhhhfppffpppppppppppf' +
    'pphffffhhhpppfppppppppppppfpphphhhppppfpppppppppppppfpphhhfppfppppppppppppppffphhfpfffppppppppppppffphh' +
    'hpffpppppppppppffpphphfffppppppppfpphhhfphfffppppppppphhfhfpffppppppfppphhfphpffpppppppppphfphpp',
  cities: [WEST, MIDDLE, HARBOUR],
  start: WEST.at,
};

/** From the westernmost tents to a harbour, and out of it. */
export const TITLE_ROUTE: readonly Hex[] = [
  WEST.at,
  { q: -6, r: -4 },
  MIDDLE.at,
  { q: 0, r: -3 },
  HARBOUR.at,
  { q: 5, r: -3 },
  { q: 7, r: -4 },
];
