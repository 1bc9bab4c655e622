import { type SagaView } from '#contracts/session/saga-view.js';
import { type ActionResult, type StoryEntry } from '#contracts/session/views.js';
import { THREAT_STEPS_AT } from '#game/model/saga.js';
import { nth } from '../../../lib/words.js';
import { actionInWords, neededOf } from '../../session/index.js';

/** Why a saga ended: a sentence, and the turns that led there, in their order. */
export interface Cause {
  readonly sentence: string;
  readonly turns: readonly { readonly turn: number; readonly words: string }[];
}

/** The last wounds tell enough. */
const WOUNDS = 5;

const rollOf = (result: ActionResult): readonly string[] =>
  result.roll === null ? [] : [`rolled ${result.roll}`, `needed ${neededOf(result)}`];

/** '−4 HP, Ford the river, rolled 71, needed 55'. */
const woundOf = ({ turnNumber, playerAction, actionResult }: StoryEntry): Cause['turns'] =>
  actionResult === null || actionResult.hitPointsLost === 0
    ? []
    : [
        {
          turn: turnNumber,
          words: [
            `−${actionResult.hitPointsLost} HP`,
            ...(playerAction === null ? [] : [actionInWords(playerAction)]),
            ...rollOf(actionResult),
          ].join(', '),
        },
      ];

const death = (lived: readonly StoryEntry[], turn: number): Cause => ({
  sentence: `The hit points ran out at turn ${turn}.`,
  turns: lived.flatMap(woundOf).slice(-WOUNDS),
});

const lostOath = ({ oath, threat }: SagaView, turn: number): Cause => ({
  sentence: `The oath was lost: the clock ran out at turn ${turn}, with ${oath.boxes} of ${oath.of} boxes filled.`,
  turns: threat.steps.map((step, n) => ({
    turn: step.turn,
    words: `the ${nth(THREAT_STEPS_AT[n] ?? threat.of)} stroke. ${step.title}`,
  })),
});

const keptOath = ({ oath }: SagaView, turn: number): Cause => ({
  sentence: `The oath was kept at turn ${turn}. It was: “${oath.title}”`,
  turns: [],
});

/** The causes of a death and of a lost oath, and that an oath was kept. */
export const causesOf = (
  hitPoints: number,
  stories: readonly StoryEntry[],
  saga: SagaView | null | undefined,
): readonly Cause[] => {
  const lived = stories.filter(({ withdrawn }) => !withdrawn);
  const turn = lived.at(-1)?.turnNumber ?? 0;
  return [
    ...(hitPoints <= 0 ? [death(lived, turn)] : []),
    ...(saga?.oath.outcome === 'lost' ? [lostOath(saga, turn)] : []),
    ...(saga?.oath.outcome === 'kept' ? [keptOath(saga, turn)] : []),
  ];
};
