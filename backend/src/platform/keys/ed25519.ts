import { createPublicKey, type KeyObject } from 'node:crypto';

/** PEM (also with `\\n` for its line ends), or the base64 between its lines. @throws Error where it is no Ed25519 key */
export const readEd25519PublicKey = (text: string): KeyObject => {
  const key = text.includes('BEGIN')
    ? createPublicKey(text.replaceAll('\\n', '\n'))
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('it is no Ed25519 key');
  return key;
};

export const isEd25519PublicKey = (text: string): boolean => {
  try {
    return readEd25519PublicKey(text).type === 'public';
  } catch {
    return false;
  }
};
