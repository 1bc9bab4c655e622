import {
  PROVIDER_FAULTS,
  type ProviderAnswer,
  type ProviderFault,
  type ProviderRequest,
  type ProviderScript,
} from '../support/model-provider/provider-script.js';
import { drawsFrom, leafOf } from './prose.js';

/** What it answered: how many calls, and how many of them by each fault. */
export interface FaultTally {
  calls: number;
  readonly faults: Map<ProviderFault, number>;
}

const isJson = ({ body }: ProviderRequest): boolean => body.response_format !== undefined;
/** A second call of a turn words the choices; no words are as good as words for what is proven here. */
const NO_WORDS = '{"choices":[],"more":[]}';

/** A provider that fails so many calls of a hundred, in every way there is, and else tells a new leaf. */
export const faultyProvider = (seed: string, percent: number): { script: ProviderScript; tally: FaultTally } => {
  const draw = drawsFrom(`faults ${seed}`);
  const tally: FaultTally = { calls: 0, faults: new Map() };
  const answer = (request: ProviderRequest): ProviderAnswer => {
    tally.calls += 1;
    if (draw(100) > percent) return { text: isJson(request) ? NO_WORDS : leafOf(`${seed} ${request.call}`) };
    const fault = PROVIDER_FAULTS[draw(PROVIDER_FAULTS.length) - 1] ?? '500';
    tally.faults.set(fault, (tally.faults.get(fault) ?? 0) + 1);
    return { fault, ...(isJson(request) ? {} : { text: leafOf(`${seed} ${request.call}`).slice(0, 150) }) };
  };
  return { script: answer, tally };
};
