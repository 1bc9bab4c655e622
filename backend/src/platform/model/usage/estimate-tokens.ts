/** Bytes of a token of English prose: a little more than most tokenizers need, so that an estimate is rather too small than too great. */
const BYTES_OF_A_TOKEN = 4;

/** How many tokens a text has, roughly, in any model. */
export const estimatedTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_OF_A_TOKEN);
