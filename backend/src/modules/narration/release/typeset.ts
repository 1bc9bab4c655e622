/** Before an opening quotation mark: the beginning, white space, a bracket or a dash. */
const OPENS_AFTER = /^$|[\s([—–“‘]$/u;

const quotedAt = (text: string, at: number, open: string, close: string): string =>
  OPENS_AFTER.test(text.slice(Math.max(0, at - 1), at)) ? open : close;

/**
 * The typography of the game's own words: curly quotation marks, dashes, at most one empty line. What stands later never
 * changes what stands before, so that a stream can be set as it comes.
 */
export const typeset = (text: string): string =>
  text
    .replace(/^\s+/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .replace(/\.{3}/g, '…')
    .replace(/ ?--+ ?/g, ' — ')
    .replace(/"/g, (_, at: number, all: string) => quotedAt(all, at, '“', '”'))
    .replace(/'/g, (_, at: number, all: string) => quotedAt(all, at, '‘', '’'));
