import { useActionTokens } from '../api/use-action-tokens.js';
import { alarmOf, tokensInWords } from '../domain/tokens-left.js';

/** The colour shows only how few tokens are left (specification section 9). */
const TONE = { none: '', low: 'font-semibold text-warning', out: 'font-semibold text-act' } as const;

/** '7 actions left', in the masthead. */
export const TokensLeft = () => {
  const { data, isError } = useActionTokens();
  if (data === undefined) return isError ? <span className="whitespace-nowrap italic">actions unknown</span> : null;
  const [count, ...rest] = tokensInWords(data).split(' ');
  return (
    <span className="lining whitespace-nowrap">
      <span className={TONE[alarmOf(data.unlimited ? null : data.actionTokens)]}>{count}</span> {rest.join(' ')}
    </span>
  );
};
