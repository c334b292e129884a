import { PUBLIC } from '../../../../model/content/content.ts';
import { picture } from '../../../../model/diagnostics/example.ts';
import type { FileSource } from '../../../../model/content/files.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { knownSizeOf } from '../../../site/files/image-sizes.ts';
import { documentRule } from '../../rule.ts';

/** The file of an image that each file for the dark scheme stands for. */
const SHOWN_BY_DAY: Record<string, string> = { dark: 'src', phoneDark: 'phone' };

/** How far two shapes may differ before anybody sees it. */
const TOLERANCE = 0.02;

const drawn = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"/>`;
const DRAWINGS = { 'public/images/team.svg': drawn(160), 'public/images/team-dark.svg': drawn(160) };

/** A picture has the same shape in both schemes. */
export const imageShapes = documentRule({
  meta: {
    codes: {
      'image/other-shape': {
        level: 'advice',
        title: 'A picture has another shape in the dark scheme',
        message: ({ dark, day }: { dark: string; day: string }) => [
          `"${dark}" has another shape than "${day}", in whose place it is shown.`,
          'Give both the same width and height.',
        ],
        why: 'Where a picture stands and how it is cut follows from its shape: in one of the schemes it would not fit.',
        bad: picture('{ "src": "/images/team.svg", "alt": "Our team", "dark": "/images/team-dark.svg" }', {
          ...DRAWINGS,
          'public/images/team-dark.svg': drawn(100),
        }),
        good: picture('{ "src": "/images/team.svg", "alt": "Our team", "dark": "/images/team-dark.svg" }', DRAWINGS),
      },
    },
  },
  check({ document: { data, references }, site, report }) {
    for (const { role, value, path } of references) {
      const counterpart = SHOWN_BY_DAY[String(path.at(-1))];
      if (role !== 'image' || counterpart === undefined) continue;
      const day = valueAt(data, [...path.slice(0, -1), counterpart]);
      const [darkShape, dayShape] = [value, day].map((file) => shapeOf(site.content.source, file));
      if (darkShape === undefined || dayShape === undefined) continue;
      if (Math.abs(darkShape / dayShape - 1) > TOLERANCE)
        report('image/other-shape', { path }, { dark: String(value), day: String(day) });
    }
  },
});

/** Width by height; undefined where there is no such picture, which other rules report. */
function shapeOf(source: FileSource, file: unknown): number | undefined {
  if (typeof file !== 'string') return undefined;
  const size = knownSizeOf(source, PUBLIC + file);
  return size && size.width / size.height;
}
