import { configOf, type GivenConfig, givenBy } from './config.js';

const read = (given: GivenConfig) => configOf(given, () => null);

it('has defaults for everything', () => {
  expect(read(givenBy(''))).toMatchObject({
    primary: '#3b82f6',
    background: '#ffffff',
    header: 'Your saga begins here',
    leadCapture: true,
    company: '',
    customFields: [],
  });
});

it('reads every query parameter', () => {
  const query =
    '?primaryColor=%239c2a1c&backgroundColor=101820&headerText=Sail&descriptionText=With+us&leadCapture=false&companyName=Hedeby&customFields=Company+size,%20Role,role-2';
  expect(read(givenBy(query))).toEqual({
    primary: '#9c2a1c',
    background: '#101820',
    header: 'Sail',
    description: 'With us',
    leadCapture: false,
    company: 'Hedeby',
    customFields: [
      { name: 'Company_size', label: 'Company size' },
      { name: 'Role', label: 'Role' },
      { name: 'role-2', label: 'role-2' },
    ],
  });
});

it.each(['true', '', 'FALSE', '0', 'no'])('disables the form by the word false alone, not by %j', (leadCapture) =>
  expect(read({ leadCapture }).leadCapture).toBe(true),
);

it('bounds texts, and takes away what is not seen', () => {
  const { header, description, company } = read({
    headerText: 'x'.repeat(1_000),
    descriptionText: '\u202eevil\u200b text\n\n<b>bold</b>',
    companyName: '⛵'.repeat(100),
  });
  expect([header.length, description, Array.from(company).length]).toEqual([80, 'evil text <b>bold</b>', 60]);
});

it('takes at most ten custom fields, each once, and no name that means something to an object', () => {
  const customFields = [
    '__proto__',
    'constructor',
    'a',
    'a',
    '',
    '1',
    ...Array.from({ length: 20 }, (_, n) => `f${n}`),
  ];
  const names = read({ customFields }).customFields.map(({ name }) => name);
  expect(names).toEqual(['a', 'f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8']);
});
