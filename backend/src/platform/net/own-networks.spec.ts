import { ownNetworks } from './own-networks.js';

const OWN = ['10.20.0.0/16', '127.0.0.1/32', 'fd00::/8', '169.254.0.0/16'];

it.each(['10.20.0.1', '10.20.255.255', '::ffff:10.20.0.1', '127.0.0.1', 'fd12::1', '169.254.1.1'])(
  '%s is of the operator',
  (address) => expect(ownNetworks(OWN)(address)).toBe(true),
);

it.each(['10.21.0.1', '127.0.0.2', '::1', '8.8.8.8', 'fe80::1', '64:ff9b::a14:1', 'localhost', ''])(
  '%j is not',
  (address) => expect(ownNetworks(OWN)(address)).toBe(false),
);

it.each([
  '169.254.169.254',
  '::ffff:169.254.169.254',
  '169.254.170.2',
  'fd00:ec2::254',
  'fd00:0ec2:0:0:0:0:0:254',
  'fd00:ec2::23',
])('%s, where clouds keep credentials, is not of a network that holds it', (address) =>
  expect(ownNetworks(OWN)(address)).toBe(false),
);

it.each([
  ['169.254.169.254', '169.254.169.254'],
  ['169.254.169.254/32', '169.254.169.254'],
  ['fd00:ec2::254', 'fd00:ec2::254'],
  ['FD00:EC2::254/128', 'fd00:ec2::254'],
])('%s names exactly %s', (network, address) => {
  expect(ownNetworks([...OWN, network])(address)).toBe(true);
  expect(ownNetworks([...OWN, network])('169.254.170.2')).toBe(false);
});

it('without networks nothing is', () => expect(ownNetworks([])('127.0.0.1')).toBe(false));
