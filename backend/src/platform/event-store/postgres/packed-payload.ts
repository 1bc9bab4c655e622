import { compress, compressFields, decompress } from '../../compression/compress.js';

export interface Payload {
  readonly data: string;
  readonly metadata: string;
}

/** Between data and metadata; the log refuses it in both, as Postgres does. */
const BETWEEN = '\0';
/** Less is stored as it is: it gains little, and compression has a cost for each call. */
const LEAST_CHARACTERS = 350;
/** Events up to this length are ids, a few numbers and, as a rule, a sealed box: no words for a dictionary. */
const MOST_OF_FIELDS = 1_600;

/** Data and metadata compressed together; null where they are stored as they are. */
export const packed = ({ data, metadata }: Payload): Buffer | null => {
  const length = data.length + metadata.length;
  if (length < LEAST_CHARACTERS || data.includes(BETWEEN) || metadata.includes(BETWEEN)) return null;
  return (length <= MOST_OF_FIELDS ? compressFields : compress)(data + BETWEEN + metadata);
};

/** @throws Error for bytes that `packed` has not made */
export const unpacked = (bytes: Uint8Array): Payload => {
  const [data = '', metadata = ''] = decompress(bytes).split(BETWEEN);
  return { data, metadata };
};
