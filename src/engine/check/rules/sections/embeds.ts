import type { Codes, Message } from '../../../../model/diagnostics/codes.ts';
import { embedSource, PROVIDERS, type EmbedHost } from '../../../../model/page/embeds.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { isVideo } from '../../../site/files/public-files.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { frameMeant } from '../../addresses/frame-meant.ts';
import { documentRule } from '../../rule.ts';

const embed = (src: string) => block(`{ "type": "embed", "title": "A tour", "src": ${src} }`);
/** Networks whose pages no other site can show, whoever allows it. */
const CLOSED =
  /(?:^|\.)(?:facebook|instagram|tiktok|twitter|x|linkedin|whatsapp)\.com$|(?:^|\.)(?:fb\.watch|wa\.me|t\.me)$/;
const SHOWN = PROVIDERS.map(({ name }) => name).join(', ');

interface Unknown {
  /** Empty where it is no address of another site. */
  host: string;
  isClosed?: boolean;
  /** It is a film of the site. */
  isOwn?: boolean;
  /** What that site makes for frames, and whose it is. */
  frame?: string;
  name?: string;
}

const asEmbedHost = (host: string, name: string): string => `"embedHosts": [{ "host": "${host}", "name": "${name}" }]`;
const withHostOf = (frame: string, name: string): string =>
  `write "${frame}", which is made for frames, and add its host to pages/_site.json: ${asEmbedHost(new URL(frame).host, name)}.`;

function unknownHost({ host, isClosed, isOwn, frame, name }: Unknown): Message {
  if (isOwn) return ['This is a film of your own, not of another site.', 'Write "type": "video" in place of "embed".'];
  if (host === '')
    return ['This is no address of a video or map.', `Copy the address from your browser. Known are ${SHOWN}.`];
  return [
    `Content of "${host}" cannot be shown: pages load nothing from there.`,
    howToShow({ host, isClosed, frame, name }),
  ];
}

function howToShow({ host, isClosed, frame, name = '' }: Unknown): string {
  if (isClosed)
    return 'That site lets no other show its pages. Link to it instead, with a button in "actions" or in a text: [our video](https://…).';
  if (frame !== undefined) return `If you trust ${name}, ${withHostOf(frame, name)}`;
  return `If you trust it, add it to pages/_site.json: ${asEmbedHost(host, 'What visitors call it')}. Known are ${SHOWN}.`;
}

interface NoContent {
  name: string;
  /** An address of a video or place there. */
  sample?: string;
  /** What that site makes for frames, where the address is that of a page. */
  frame?: string;
  /** Whether the site file names the host of it. */
  isAllowed?: boolean;
}

function noContent({ name, sample, frame, isAllowed }: NoContent): Message {
  if (frame === undefined)
    return [
      `This address leads to ${name}, but not to one video or place there, so there is nothing to show.`,
      `Open the video or place in your browser and copy its whole address, such as "${sample}".`,
    ];
  return [
    `This is the address of a page of ${name}, which lets no other site show it: visitors would see nothing.`,
    isAllowed ? `Write "${frame}", which is made for frames.` : `Instead ${withHostOf(frame, name)}`,
  ];
}

const codes = {
  'embed/pasted-code': {
    level: 'error',
    title: 'Code was pasted where an address belongs',
    message: ({ address }: { address?: string }) => [
      'This is a piece of code from the other site; here its address is enough.',
      address === undefined ? 'Write the address of the video or map.' : `Write "${address}".`,
    ],
    why: 'Pages hold no code: the frame is made here, and is loaded only when a visitor asks for it.',
    bad: embed('"<iframe src=\\"https://player.vimeo.com/video/76979871\\"></iframe>"'),
    good: embed('"https://player.vimeo.com/video/76979871"'),
  },
  'embed/unknown-host': {
    level: 'error',
    title: 'Nobody said that this site may be shown',
    message: unknownHost,
    why: 'What a page shows of others can watch its visitors, so each of them is named once by you.',
    bad: embed('"https://tickets.example.com/show/7"'),
    good: embed('"https://vimeo.com/76979871"'),
  },
  'embed/no-content': {
    level: 'error',
    title: 'An address names nothing that can be shown',
    message: noContent,
    why: 'Pages of channels, searches and short addresses cannot be shown in a frame.',
    bad: embed('"https://www.youtube.com/@northlane"'),
    good: embed('"https://www.youtube.com/watch?v=aqz-KE-bpKQ"'),
  },
} satisfies Codes;

/** What is shown of other sites can be shown, and the site said so. */
export const embeds = documentRule({
  meta: { codes },
  check({ document, site: { tokens, content }, report }) {
    if (!tokens) return;
    const hosts = hostsOf(siteDataOf(content).embedHosts);
    for (const { block: written, path: at } of blocksIn(document)) {
      const { type, src } = written;
      if (type !== 'embed' || typeof src !== 'string') continue;
      const path = [...at, 'src'];
      if (/<\w/.test(src)) {
        const address = /\bsrc=["']?([^"'\s>]+)/.exec(src)?.[1]?.replaceAll('&amp;', '&');
        const isShown = address !== undefined && 'frame' in embedSource(address, hosts);
        const meant = isShown ? address : undefined;
        report('embed/pasted-code', { path }, { address: meant }, replaceWith({ path }, meant));
        continue;
      }
      const found = embedSource(src, hosts);
      const meant = frameMeant(src);
      const isAllowed = meant !== undefined && 'frame' in embedSource(meant.frame, hosts);
      // Of a host that is not named yet, its author decides.
      const edits = replaceWith({ path }, isAllowed ? meant.frame : undefined);
      if (meant && (isAllowed || 'frame' in found))
        report('embed/no-content', { path }, { ...meant, isAllowed }, edits);
      else if ('frame' in found) continue;
      else if (found.provider) report('embed/no-content', { path }, nameAndSample(found.provider));
      else report('embed/unknown-host', { path }, { ...unknownAt(found.host, src), ...meant });
    }
  },
});

const unknownAt = (host: string, src: string): Unknown => ({
  host,
  ...(isClosed(host, src) && { isClosed: true }),
  ...(host === '' && isVideo(src) && { isOwn: true }),
});

/** Whether an address is that of a page which no frame can show, and not what its network makes for frames. */
const isClosed = (host: string, src: string): boolean => CLOSED.test(host) && !/\/(?:plugins|embed)\b/.test(src);

const nameAndSample = ({ name, sample }: (typeof PROVIDERS)[number]) => ({ name, sample });

/** The hosts that the site file names, as far as they are written as such. */
function hostsOf(list: unknown): EmbedHost[] {
  return Array.isArray(list) ? list.filter((each): each is EmbedHost => typeof each?.host === 'string') : [];
}
