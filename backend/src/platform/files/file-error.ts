import { errorCode, messageOf } from './error-code.js';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of that path is a file',
  EISDIR: 'it is a folder',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be made there',
  ELOOP: 'it is a link that leads nowhere',
};

/** Why a file or folder can't be used, as the end of a sentence for an operator. */
export const fileErrorReason = (error: unknown): string => REASONS[errorCode(error) ?? ''] ?? messageOf(error);
