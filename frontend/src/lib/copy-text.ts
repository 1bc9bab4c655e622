/** Rejects where the page may not: only a secure page has a clipboard. */
export const copyText = (text: string): Promise<void> =>
  (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
