import { type ActionAnswer, type ChoicesView, type RewindAnswer } from '#contracts/session/views.js';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { choicesKey } from '../../../lib/query-keys.js';
import { applyAction, applyRewind } from './session-cache.js';

const view = (turn: number, gameOver: boolean) =>
  ({
    turn,
    gameOver,
    choices: [],
    gamePhase: 'playing',
    availableMovement: [],
    narration: 'told',
  }) as unknown as ChoicesView;
const character = { id: 'c', sessionId: 's' };
const rewound = { character, choices: view(3, false), withdrawn: [], position: '9' } as unknown as RewindAnswer;
const played = {
  character,
  response: view(8, false),
  story: { id: 'e', turnNumber: 8 },
  narration: 'told',
} as unknown as ActionAnswer;

/** A page whose request for the choices of a finished game is pending until `answer` is called. */
const reading = () => {
  const answers: ((read: ChoicesView) => void)[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const queryFn = () => new Promise<ChoicesView>((resolve) => void answers.push(resolve));
  new QueryObserver<ChoicesView>(client, { queryKey: choicesKey('s'), queryFn }).subscribe(() => undefined);
  const settled = async (): Promise<ChoicesView | undefined> => {
    await new Promise((resolve) => setImmediate(resolve));
    return client.getQueryData<ChoicesView>(choicesKey('s'));
  };
  return { client, answers, settled };
};

describe('the data of a response in the cache', () => {
  it.each([
    ['a turning back', (client: QueryClient) => applyRewind(client, rewound), 3],
    ['a turn', (client: QueryClient) => applyAction(client, played), 8],
  ] as const)('is not overwritten by a request that was answered before %s', async (_, settle, turn) => {
    const { client, answers, settled } = reading();
    settle(client);
    answers[0]?.(view(7, true));
    expect(await settled()).toMatchObject({ turn, gameOver: false });
    expect(answers).toHaveLength(2);
    answers[1]?.(view(turn, false));
    expect(await settled()).toMatchObject({ turn, gameOver: false });
    client.clear();
  });
});
