import { plainToInstance } from 'class-transformer';
import { bodyValidation } from '#backend/platform/http/validation.pipe.js';
import { NewPassword } from './body-rules.js';
import { RepeatsPassword } from './password-fields.js';

class Body {
  @NewPassword() newPassword!: string;
  @RepeatsPassword() confirmPassword!: string;
}
/** The field and the message of the refusal; null where there is none. */
const refusal = async (newPassword: unknown, confirmPassword: unknown = newPassword): Promise<unknown> =>
  bodyValidation()
    .transform(plainToInstance(Body, { newPassword, confirmPassword }), { type: 'body', metatype: Body })
    .then(
      () => null,
      (error: unknown) => {
        const { message, details } = error as { message: string; details: { field: string } };
        return [details.field, message];
      },
    );

describe('a new password', () => {
  it('that is repeated is taken', async () => expect(await refusal('Longship7')).toBeNull());

  it.each(['longship7', 'LONGSHIP7', 'Longships', 'aA1', undefined, 7, ['Longship7']])(
    '%j is refused by its own field',
    async (password) => expect(await refusal(password)).toEqual(['newPassword', expect.stringContaining('Password')]),
  );

  it.each([
    ['', 'Password confirmation is required'],
    [null, 'Password confirmation is required'],
    [['Longship7'], 'Password confirmation is required'],
    ['longship7', "Passwords don't match"],
  ])('repeated as %j is refused', async (repeated, message) =>
    expect(await refusal('Longship7', repeated)).toEqual(['confirmPassword', message]),
  );
});
