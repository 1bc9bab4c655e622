type Field = string | number | null;

/** The first byte of each field. */
const SORT = { absent: 0, number: 1, text: 2 } as const;
/** The type, and four bytes, big-endian, for a number or a length. */
const HEAD_SIZE = 5;
const MOST_BYTES_A_UNIT = 3;
const ENCODER = new TextEncoder();

const roomFor = (field: Field): number =>
  HEAD_SIZE + (typeof field === 'string' ? field.length * MOST_BYTES_A_UNIT : 0);

/** @returns where the next field begins. */
const write = (view: DataView<ArrayBuffer>, at: number, field: Field): number => {
  if (field === null) {
    view.setUint8(at, SORT.absent);
    return at + 1;
  }
  const from = at + HEAD_SIZE;
  const length = typeof field === 'string' ? ENCODER.encodeInto(field, new Uint8Array(view.buffer, from)).written : 0;
  view.setUint8(at, typeof field === 'string' ? SORT.text : SORT.number);
  view.setUint32(at + 1, typeof field === 'string' ? length : field);
  return from + length;
};

/**
 * Bytes that only this list of fields gives: each field has its type and, for text, its length in bytes. Numbers are
 * integers from 0 to 2^32 - 1; text is well-formed Unicode. In one buffer for speed, since every draw needs one.
 */
export const encodeFields = (...fields: readonly Field[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fields.reduce<number>((room, field) => room + roomFor(field), 0)));
  return new Uint8Array(
    view.buffer,
    0,
    fields.reduce<number>((at, field) => write(view, at, field), 0),
  );
};
