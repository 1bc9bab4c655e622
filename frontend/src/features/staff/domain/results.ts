/** One entry of the results list (specification section 2, 'CRM test page'). */
export interface TestResult {
  readonly id: string;
  readonly test: string;
  readonly passed: boolean;
  readonly message: string;
  /** The answer in full, for a closer look; '' for none. */
  readonly details: string;
  readonly at: Date;
}

export interface TestContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly interests: string;
}

export const FIRST_CONTACT: TestContact = {
  firstName: 'Test',
  lastName: 'Traveller',
  email: 'test.traveller@example.com',
  phone: '+15550100123',
  interests: 'sagas, maps',
};

const LONGEST = 4_000;
export const detailsOf = (answer: unknown): string =>
  answer === undefined || answer === null ? '' : JSON.stringify(answer, null, 2).slice(0, LONGEST);
