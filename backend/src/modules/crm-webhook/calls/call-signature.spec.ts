import { generateKeyPairSync, sign } from 'node:crypto';
import { sourceOf } from './call-signature.js';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519').privateKey;
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const base64 = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const raw = Buffer.from('{"type":"OrderCreate","note":"Þóra"}');
const signed = (key = privateKey, body = raw): string => sign(null, body, key).toString('base64');
const secret = 'a-secret-that-both-know';
const config = { webhookPublicKey: pem, webhookSecret: secret };
const unset = { webhookPublicKey: null, webhookSecret: null };

it.each([
  ['PEM', pem],
  ['PEM on one line', pem.replaceAll('\n', '\\n')],
  ['base64', base64],
])('a signature counts for a key in %s', (_, webhookPublicKey) =>
  expect(sourceOf({ ...unset, webhookPublicKey }, { 'x-ghl-signature': signed() }, raw)).toBe('marketplace'),
);

it('the secret stands for a workflow', () =>
  expect(sourceOf(config, { 'x-webhook-secret': secret }, raw)).toBe('workflow'));

it.each([
  ['nothing', config, {}],
  ['the signature of another body', config, { 'x-ghl-signature': signed(privateKey, Buffer.from('{}')) }],
  ['the signature of another key', config, { 'x-ghl-signature': signed(stranger) }],
  ['a signature that is none', config, { 'x-ghl-signature': 'not base64 at all' }],
  ['an empty signature', config, { 'x-ghl-signature': '' }],
  ['a wrong signature beside the right secret', config, { 'x-ghl-signature': 'AAAA', 'x-webhook-secret': secret }],
  ['the signature that was ended', config, { 'x-wh-signature': signed() }],
  ['a signature where no key is set', unset, { 'x-ghl-signature': signed() }],
  ['two signatures', config, { 'x-ghl-signature': [signed(), signed()] }],
  ['a wrong secret', config, { 'x-webhook-secret': `${secret}!` }],
  ['a secret where none is set', unset, { 'x-webhook-secret': '' }],
])('%s proves nothing', (_, settings, headers) => expect(sourceOf(settings, headers, raw)).toBeNull());
