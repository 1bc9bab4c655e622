import { type ChatMessage } from '#backend/platform/model/chat-model.port.js';
import { BRIEF } from './brief.js';
import { fenced } from './quoted-data.js';
import { type Sections, titled } from './sections.js';

/** What of the rest there is room for. */
export interface Chosen {
  readonly voice: string | null;
  readonly cell: readonly string[];
  readonly people: readonly string[];
  readonly digest: readonly string[];
  /** Oldest first. */
  readonly scenes: readonly string[];
  readonly chapters: readonly string[];
  readonly phrases: readonly string[];
  /** The oldest scene is no whole one: none comes before it. */
  readonly isCut: boolean;
}
export const NOTHING: Chosen = {
  voice: null,
  cell: [],
  people: [],
  digest: [],
  scenes: [],
  chapters: [],
  phrases: [],
  isCut: false,
};

const remembered = ({ chapters, cell }: Chosen): readonly string[] =>
  chapters.length + cell.length === 0
    ? []
    : ['WHAT IS REMEMBERED', ...titled('Earlier:', chapters), ...titled('Of this very place:', cell)];

const toldBefore = ({ scenes }: Chosen): readonly string[] =>
  scenes.length === 0
    ? []
    : [
        'THE LAST LEAVES, as they were told: go on from them, and repeat nothing of them.',
        fenced('told', scenes.join('\n\n')),
      ];

const notesOf = (sections: Sections, chosen: Chosen): string =>
  [
    ...remembered(chosen),
    ...toldBefore(chosen),
    ...titled('HOW THINGS STAND', [...sections.state, ...chosen.digest]),
    ...titled('WHO MAY COME INTO THE SCENE', chosen.people),
    `The hero’s name, to be used by others only:\n${sections.hero}`,
    ...titled('WHAT HAPPENED', sections.happened),
    ...(sections.player === null ? [] : [`The hero’s own words for the deed:\n${sections.player}`]),
    ...(chosen.phrases.length === 0
      ? []
      : [`Worn phrases, not to be used:\n${fenced('worn', chosen.phrases.join('\n'))}`]),
    sections.task,
  ].join('\n\n');

export const messagesOf = (sections: Sections, chosen: Chosen): readonly ChatMessage[] => [
  { role: 'system', content: chosen.voice === null ? BRIEF : `${BRIEF}\n\nThe voice: ${chosen.voice}` },
  { role: 'user', content: notesOf(sections, chosen) },
];
