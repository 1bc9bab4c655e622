import { networksHold } from './addresses.js';

/**
 * Where clouds hand out the credentials of a machine (AWS, Azure, GCP and others; tasks and pods of AWS; Alibaba). They
 * lie in networks that an operator may well allow as a whole.
 */
const METADATA = networksHold([
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
]);
/** One address, with or without the bits of a whole address. */
const ONE = /^(?:[\d.]+(?:\/32)?|[\da-f:]*:[\da-f:.]*(?:\/128)?)$/i;

/**
 * Whether an address lies in the operator's own networks, each of which `isNetwork`. Where clouds keep credentials is in
 * none of them, unless it is named as exactly that address.
 */
export const ownNetworks = (networks: readonly string[]): ((address: string) => boolean) => {
  const hold = networksHold(networks);
  const name = networksHold(networks.filter((network) => ONE.test(network)));
  return (address) => hold(address) && (!METADATA(address) || name(address));
};
