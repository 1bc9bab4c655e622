import { accountFold, type Account } from '../domain/account.fold.js';
import { ConfirmationWriter } from './confirmation-writer.js';
import { ResetWriter } from './reset-writer.js';

const ADDRESS = 'ann@example.com';
const REGISTERED: Account = {
  ...accountFold.initial,
  status: 'Registered',
  username: 'Ann',
  email: ADDRESS,
  confirmedEmail: ADDRESS,
};
const UNPROVEN: Account = { ...REGISTERED, confirmedEmail: '' };

interface Situation {
  readonly account?: Account;
  readonly owner?: string | null;
  readonly before?: 'new' | 'open' | 'over';
  /** Whether the owner has a link that works. */
  readonly hasLive?: boolean;
  readonly isPastLimit?: boolean;
}

/** Both writers over what their parts would say. */
const writers = ({
  account = REGISTERED,
  owner = 'ann',
  before = 'new',
  hasLive = false,
  isPastLimit = false,
}: Situation) => {
  const taken: string[] = [];
  const state = () => Promise.resolve(before);
  const parts = [
    {
      load: (id: string) => Promise.resolve({ state: id === 'ann' ? account : { ...REGISTERED, username: 'Owner' } }),
      decide: () => Promise.resolve(),
    },
    { keyOf: (email: string) => `key of ${email}`, ownerOf: () => Promise.resolve(owner) },
    {
      forgotPassword: 'forgot',
      toReset: () => Promise.resolve('reset-link'),
      toConfirm: () => Promise.resolve('confirm-link'),
      resets: { stateOf: state, hasLive: () => Promise.resolve(hasLive) },
      confirmations: { stateOf: state },
    },
    { take: (_: string, holder: string) => (taken.push(holder), Promise.resolve(isPastLimit ? 60 : null)) },
  ] as const;
  const given = parts as unknown as ConstructorParameters<typeof ResetWriter>;
  return { reset: new ResetWriter(...given), confirmation: new ConfirmationWriter(...given), taken };
};

const requestId = 'r1';
const reset = async (situation: Situation) => {
  const { reset: writer, taken } = writers(situation);
  const written = await writer.write({ emailKey: `key of ${ADDRESS}`, requestId });
  return { link: written?.mail.link ?? null, to: written?.to ?? null, taken };
};
const confirmation = async (situation: Situation) => {
  const { confirmation: writer, taken } = writers({ account: UNPROVEN, owner: null, ...situation });
  const written = await writer.write({ userId: 'ann', requestId });
  return { subject: written?.mail.subject ?? null, link: written?.mail.link ?? null, taken };
};

describe('a reset link', () => {
  it('goes to the confirmed address', async () =>
    expect(await reset({})).toEqual({ link: 'reset-link', to: ADDRESS, taken: [`key of ${ADDRESS}`] }));

  it('is not sent past the limit while the owner has one that works: a flood ends no link', async () =>
    expect((await reset({ isPastLimit: true, hasLive: true })).link).toBeNull());

  it('is sent past the limit to an owner without one: a flood locks nobody out', async () =>
    expect((await reset({ isPastLimit: true, hasLive: false })).link).toBe('reset-link'));

  it('counts once, however often its mail is tried', async () =>
    expect(await reset({ before: 'open', isPastLimit: true, hasLive: true })).toMatchObject({
      link: 'reset-link',
      taken: [],
    }));

  it.each<[string, Situation]>([
    ['used, or followed by a newer one', { before: 'over' }],
    ["nobody's", { owner: null }],
    ['of an address that is no longer in force', { account: { ...REGISTERED, confirmedEmail: 'new@example.com' } }],
    ['of somebody who was erased', { account: { ...accountFold.initial, status: 'Erased' } }],
  ])('that is %s is not sent', async (_, situation) => expect((await reset(situation)).link).toBeNull());
});

describe('a claimed address', () => {
  it('is asked', async () =>
    expect(await confirmation({})).toMatchObject({ subject: 'Confirm your e-mail address', link: 'confirm-link' }));

  it("that is another account's is told there, without a link that works", async () =>
    expect(await confirmation({ owner: 'bob' })).toMatchObject({
      subject: 'Your address already has an account',
      link: null,
    }));

  it('is asked a few times, whoever claims it', async () => {
    expect(await confirmation({ isPastLimit: true })).toMatchObject({ subject: null, taken: [`key of ${ADDRESS}`] });
    expect(await confirmation({ isPastLimit: true, owner: 'bob' })).toMatchObject({ subject: null });
  });

  it.each<[string, Situation]>([
    ['proven', { account: REGISTERED }],
    ['none', { account: { ...UNPROVEN, email: '' } }],
    ["a guest's", { account: { ...UNPROVEN, status: 'Guest' } }],
    ['answered, or asked anew', { before: 'over' }],
  ])('that is %s is not asked', async (_, situation) => expect((await confirmation(situation)).subject).toBeNull());
});
