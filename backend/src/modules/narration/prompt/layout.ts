import { type ChatMessage } from '#backend/platform/model/chat-model.port.js';
import { BRIEF } from './brief.js';
import { fenced } from './quoted-data.js';
import { type Sections, titled } from './sections.js';

/** What of the rest there is room for. */
export interface ChosenSections {
  readonly voice: string | null;
  readonly cell: readonly string[];
  readonly people: readonly string[];
  readonly digest: readonly string[];
  /** Oldest first. */
  readonly leaves: readonly string[];
  readonly chapters: readonly string[];
  readonly phrases: readonly string[];
  /** The oldest leaf is not whole: none comes before it. */
  readonly isCut: boolean;
}
export const NOTHING: ChosenSections = {
  voice: null,
  cell: [],
  people: [],
  digest: [],
  leaves: [],
  chapters: [],
  phrases: [],
  isCut: false,
};

const remembered = ({ chapters, cell }: ChosenSections): readonly string[] =>
  chapters.length + cell.length === 0
    ? []
    : ['WHAT IS REMEMBERED', ...titled('Earlier:', chapters), ...titled('Of this very place:', cell)];

const toldBefore = ({ leaves }: ChosenSections): readonly string[] =>
  leaves.length === 0
    ? []
    : [
        'THE LAST LEAVES, as they were told: go on from them, and repeat nothing of them.',
        fenced('told', leaves.join('\n\n')),
      ];

const notesOf = (sections: Sections, chosen: ChosenSections): string =>
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

export const messagesOf = (sections: Sections, chosen: ChosenSections): readonly ChatMessage[] => [
  { role: 'system', content: chosen.voice === null ? BRIEF : `${BRIEF}\n\nThe voice: ${chosen.voice}` },
  { role: 'user', content: notesOf(sections, chosen) },
];
