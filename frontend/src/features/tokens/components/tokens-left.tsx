import { useActionTokens } from '../api/use-action-tokens.js';
import { alarmOf, tokensInWords } from '../tokens-left.js';

const TONE = { none: 'text-act', low: 'text-warning', out: 'text-act font-semibold' } as const;

/** '7 actions left', in the masthead. */
export const TokensLeft = () => {
  const { data } = useActionTokens();
  if (data === undefined) return null;
  const [count, ...rest] = tokensInWords(data).split(' ');
  return (
    <span className="whitespace-nowrap">
      <span className={TONE[alarmOf(data.unlimited ? null : data.actionTokens)]}>{count}</span> {rest.join(' ')}
    </span>
  );
};
