import { expect, test } from 'vitest';
import { rendered } from '../../support/fixture-blocks.ts';

test('long mail addresses end their lines before a sign, and short ones cost nothing', async () => {
  const shown = async (address: string): Promise<string> => {
    const links = [{ label: address, href: `mailto:${address}` }];
    return (await rendered({ type: 'contactDetails', items: [{ title: 'Mail', links }] })).main;
  };
  expect(await shown('complaints.about.chains@example.org')).toContain(
    '>complaints<wbr/>.about<wbr/>.chains<wbr/>@example<wbr/>.org<',
  );
  expect(await shown('info@example.org')).toContain('>info@example.org</a>');
});
