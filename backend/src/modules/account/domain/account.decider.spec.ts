import { type AccountEvent } from '#contracts/account/events.js';
import { abandonRegistration, forgetDevice, logIn, logOut, registerAccount } from './account.decider.js';
import { accountFold } from './account.fold.js';

const at = '2026-03-14T19:00:00.000Z';
const ann = { userId: 'ann' };
const data = { ...ann, username: 'Ragnhild', email: '', registeredAt: at };
const guest: AccountEvent = { type: 'GuestCreated', version: 1, data: { ...ann, username: 'Guest_1', createdAt: at } };
const became: AccountEvent = { type: 'GuestBecameAccount', version: 1, data };
const registered: AccountEvent = { type: 'AccountRegistered', version: 1, data };
const abandoned: AccountEvent = {
  type: 'RegistrationAbandoned',
  version: 1,
  data: { ...ann, commandId: 'r1', abandonedAt: at },
};
const erased: AccountEvent = { type: 'PersonErased', version: 1, data: { ...ann, erasedAt: at } };
const given = (...events: readonly AccountEvent[]) => events.reduce(accountFold.evolve, accountFold.initial);

const register = (username = 'Ragnhild', commandId = 'r1') => ({ ...data, username, commandId });
const accepted = (...events: readonly AccountEvent[]) => ({ accepted: true, events });
const refused = (code: string) => ({ accepted: false, rejection: { code } });

describe('registering', () => {
  it('makes an account of nobody, and of a guest', () => {
    expect(registerAccount(register(), given())).toEqual(accepted(registered));
    expect(registerAccount(register(), given(guest))).toEqual(accepted(became));
  });

  it('records nothing else of what was sent', () => {
    const sent = { ...register(), password: 'Amber-Sail-42' };
    expect(registerAccount(sent, given())).toEqual(accepted(registered));
    expect(registerAccount(sent, given(guest))).toEqual(accepted(became));
  });

  it('twice under one name, in whatever case, is one account', () => {
    expect(registerAccount(register('RAGNHILD', 'r2'), given(guest, became))).toEqual(accepted());
  });

  it('under a second name is refused', () => {
    expect(registerAccount(register('Thora', 'r2'), given(registered))).toEqual(refused('ALREADY_REGISTERED'));
  });

  it('too late, after it was abandoned, is refused; another try is not', () => {
    expect(registerAccount(register(), given(guest, abandoned))).toEqual(refused('REGISTRATION_ABANDONED'));
    expect(registerAccount(register('Thora', 'r2'), given(guest, abandoned))).toMatchObject({ accepted: true });
  });

  it('of an erased person is refused', () => {
    expect(registerAccount(register(), given(registered, erased))).toEqual(refused('ACCOUNT_ERASED'));
  });
});

describe('abandoning a registration', () => {
  const abandon = { ...ann, commandId: 'r1', abandonedAt: at };
  it('is recorded once', () => {
    expect(abandonRegistration(abandon, given(guest))).toEqual(accepted(abandoned));
    expect(abandonRegistration(abandon, given(guest, abandoned))).toEqual(accepted());
  });

  it('comes too late for an account that is there', () => {
    expect(abandonRegistration(abandon, given(became))).toEqual(accepted());
    expect(abandonRegistration(abandon, given(registered, erased))).toEqual(accepted());
  });
});

describe('signing in and out', () => {
  const deviceId = 'd1';
  const login = { ...ann, deviceId, method: 'password', loggedInAt: at } as const;
  const loggedIn: AccountEvent = { type: 'LoggedIn', version: 1, data: login };

  it('is recorded, with the device that is remembered', () => {
    expect(logIn({ ...login, remembers: false }, given(registered))).toEqual(accepted(loggedIn));
    const remembered: AccountEvent = {
      type: 'DeviceRemembered',
      version: 1,
      data: { ...ann, deviceId, rememberedAt: at },
    };
    expect(logIn({ ...login, remembers: true }, given(registered))).toEqual(accepted(loggedIn, remembered));
  });

  it.each([[[guest]], [[]], [[registered, erased]]])('needs an account (%#)', (events) => {
    expect(logIn({ ...login, remembers: true }, given(...events))).toEqual(refused('INVALID_CREDENTIALS'));
  });

  it('ends with an event while there is somebody', () => {
    const out = { ...ann, deviceId, everywhere: true, loggedOutAt: at };
    expect(logOut(out, given(registered))).toEqual(accepted({ type: 'LoggedOut', version: 1, data: out }));
    expect(logOut(out, given(registered, erased))).toEqual(accepted());
    const forgotten = { ...ann, deviceId, forgottenAt: at };
    expect(forgetDevice(forgotten, given(guest))).toEqual(
      accepted({ type: 'DeviceForgotten', version: 1, data: forgotten }),
    );
    expect(forgetDevice(forgotten, given(erased))).toEqual(accepted());
  });
});
