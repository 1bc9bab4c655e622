import { IsOptional, IsString } from 'class-validator';
import { bodyValidation, NoOtherFields } from './validation.pipe.js';

class Lenient {
  @IsOptional()
  @IsString()
  readonly queue?: string;
}
@NoOtherFields()
class Strict extends Lenient {}
class Narrower extends Strict {}

const read = (metatype: typeof Lenient, body: unknown): Promise<unknown> =>
  bodyValidation().transform(body, { type: 'body', metatype });

it('passes over a field that is not known', async () => expect(await read(Lenient, { queueName: 'x' })).toEqual({}));

it.each([Strict, Narrower])('refuses it by its name where nothing may be passed over: %p', async (body) => {
  await expect(read(body, { queueName: 'x' })).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_FIELD',
    message: 'This call has no field queueName.',
    details: { field: 'queueName' },
  });
  expect(await read(body, { queue: 'x' })).toEqual({ queue: 'x' });
});
