import { PUBLIC } from '../../../../model/content/content.ts';
import { MAX_FILE_SIZE } from '../../../../model/content/files.ts';
import { site as siteFields, words } from '../../../../model/diagnostics/example.ts';
import { RULE_FILES, hostingOf, readsRules, type HostName } from '../../../site/hosting.ts';
import { writtenFor } from '../../../site/files/output-files.ts';
import { isHidden, type PublicEntry } from '../../../site/files/public-files.ts';
import { siteRule } from '../../rule.ts';

/** Why a file is not published. */
type Reason = 'denied' | 'hidden' | 'large' | 'link' | 'special';

/** Files of the owner are published as they are, and none takes the place of one that the build writes. */
export const publicFiles = siteRule({
  meta: {
    readsAll: true,
    codes: {
      'public/not-published': {
        level: 'error',
        title: 'A file in the public folder is not published',
        message: ({ address, reason }: { address: string; reason: Reason }) => {
          if (reason === 'link')
            return [
              `"${address}" is a link to another place, which visitors do not have.`,
              'Delete the link and copy the file itself to here.',
            ];
          if (reason === 'large')
            return [
              `"${address}" is too large: files of at most ${Math.floor(MAX_FILE_SIZE / 1024 ** 2)} MB are published.`,
              'Make it smaller, or put it where large files are kept and link to it there.',
            ];
          if (reason === 'special')
            return [`"${address}" is no file that can be published.`, 'Move it out of the public folder.'];
          if (reason === 'denied')
            return [
              `"${address}" cannot be opened, so nothing that is in it is published.`,
              'Check who may read this folder (its permissions).',
            ];
          return [
            `"${address}" begins with a dot, so it is kept from visitors: such files often hold what nobody else should see.`,
            'Move it out of the public folder. If visitors need it, give it a name without the dot.',
          ];
        },
        why: 'Whoever put it there expects visitors to see it, or did not mean to publish it at all.',
        bad: words('public/guide.pdf as a link to a file on the own computer, or public/.env', {
          'public/guide.pdf': { kind: 'link' },
        }),
        good: words('The file itself, under a name that has no dot in front.', { 'public/guide.pdf': '' }),
      },
      'public/reserved-name': {
        level: 'error',
        title: 'A file in the public folder has the name of one that the build writes',
        message: ({ address, taken }: { address: string; taken: string }) => [
          `"${address}" would take the place of ${taken}.`,
          'Give the file another name, or move it into a folder of its own.',
        ],
        why: 'Only one of the two can be published.',
        bad: words('public/contact.html beside pages/contact.json', { 'public/contact.html': '' }),
        good: words('public/files/contact.html', { 'public/files/contact.html': '' }),
      },
      'public/unread-rules': {
        level: 'error',
        title: 'A file of rules is not read by the host',
        message: ({ address, host }: { address: string; host: HostName }) => [
          `"${address}" is for other hosts: "${host}" does not read it.`,
          `Write what it says into "${address === '/_headers' ? 'headers' : 'redirects'}" of pages/_site.json, and delete it.`,
        ],
        why: 'Its rules would hold nowhere, and visitors could read them.',
        bad: siteFields('"host": "nginx"', { 'public/_headers': '/files/*\n  X-Robots-Tag: noindex\n' }),
        good: siteFields(
          '"host": "nginx",\n"headers": [{ "path": "/files/*", "values": { "X-Robots-Tag": "noindex" } }]',
        ),
      },
    },
  },
  check({ site, reportIn }) {
    const hosting = hostingOf(site.content);
    const { host } = hosting;
    for (const { address, kind, isPublished } of site.publicEntries()) {
      const report = reportIn(`${PUBLIC}${address}`);
      if (!isPublished) {
        report('public/not-published', {}, { address, reason: reasonFor(address, kind) });
        continue;
      }
      if (kind === 'file' && site.publicSize(address) > MAX_FILE_SIZE) {
        report('public/not-published', {}, { address, reason: 'large' });
        continue;
      }
      const taken = writtenFor(address, kind, site.known, hosting);
      if (taken !== undefined) report('public/reserved-name', {}, { address, taken });
      else if (host && !readsRules(host) && RULE_FILES.includes(address))
        report('public/unread-rules', {}, { address, host });
    }
  },
});

/** Why something in the public folder is not published. */
function reasonFor(address: string, kind: PublicEntry['kind']): Reason {
  if (kind === 'link') return 'link';
  if (kind === 'other') return 'special';
  return isHidden(address.slice(address.lastIndexOf('/') + 1)) ? 'hidden' : 'denied';
}
