/** What an endpoint can do with one model, found by what it did. */
export interface Abilities {
  readonly strictJson: boolean;
  readonly jsonObject: boolean;
  readonly streaming: boolean;
  readonly usageInStream: boolean;
  readonly temperature: boolean;
  readonly tokenLimit: 'max_completion_tokens' | 'max_tokens';
  /** Null: it has no such switch, or needs none. */
  readonly thinkingOff: 'reasoning_effort' | 'chat_template_kwargs' | null;
  /** The model thinks, and no switch turns that off. */
  readonly thinks: boolean;
  /** Its thoughts begin without a tag, and end with one. */
  readonly thinksUnopened: boolean;
}
/** What most endpoints can do: assumed until a first probe has reached the endpoint. */
export const ASSUMED: Abilities = {
  strictJson: false,
  jsonObject: false,
  streaming: true,
  usageInStream: false,
  temperature: false,
  tokenLimit: 'max_tokens',
  thinkingOff: null,
  thinks: false,
  thinksUnopened: false,
};

/** For an operator, in a line. */
export const wordsOf = (able: Abilities): string =>
  [
    able.strictJson ? 'strict JSON' : able.jsonObject ? 'JSON objects' : 'no JSON mode',
    able.streaming ? (able.usageInStream ? 'streams with usage' : 'streams without usage') : 'no streams',
    able.tokenLimit,
    able.thinkingOff ? `thinking off by ${able.thinkingOff}` : able.thinks ? 'always thinks' : 'no thoughts',
    ...(able.temperature ? [] : ['no temperature']),
  ].join(', ');
