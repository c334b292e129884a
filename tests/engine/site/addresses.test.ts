import { describe, expect, it } from 'vitest';
import { addressOfFile, fileOfAddress, isReservedAddress } from '../../../src/model/addresses/address.ts';

describe('addresses', () => {
  it('follow from files', () => {
    expect(
      [
        'pages/index.json',
        'pages/services/index.json',
        'pages/services/cloud.json',
        'pages/_site.json',
        'pages/_shared/a.json',
      ].map(addressOfFile),
    ).toEqual(['/', '/services', '/services/cloud', undefined, undefined]);
    expect(['/', '/services/cloud'].map(fileOfAddress)).toEqual(['pages/index.json', 'pages/services/cloud.json']);
    expect(
      ['/404', '/assets/a', '/index', '/nul', '/services/404', '/asset'].map((address) => isReservedAddress(address)),
    ).toEqual([true, true, true, true, false, false]);
  });
});
