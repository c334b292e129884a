import { DEFAULT_BACKDROP } from '../../model/page/default-colors.ts';
import type { Look, Palette } from '../../model/page/look.ts';

const onNavy = {
  ink: '#EEF3FA',
  inkSoft: '#AAB9D0',
  action: '#FF7A45',
  onAction: '#0A1628',
  actionStrong: '#FF9468',
  data: '#5FD4E0',
} satisfies Partial<Palette>;
const onPaper = {
  ink: '#0B1B33',
  inkSoft: '#4A5870',
  action: '#B93C0B',
  onAction: '#FFFFFF',
  actionStrong: '#962E05',
  data: '#0B6B85',
} satisfies Partial<Palette>;

/** How a site without a theme looks: set by hand, tone by tone. */
export const defaultLook: Look = {
  light: {
    ...DEFAULT_BACKDROP,
    tones: {
      default: { ...onPaper, ground: '#FBFAF7', surface: '#FFFFFF', line: '#E3DFD5', dataSoft: '#E0F0F3' },
      muted: { ...onPaper, ground: '#F2EFE7', surface: '#FBFAF7', line: '#DAD5C7', dataSoft: '#DCECEF' },
      accent: {
        ...onPaper,
        ground: '#FCEDE3',
        surface: '#FFF8F3',
        line: '#EFD5C4',
        dataSoft: '#FADFCE',
        data: '#8F2D06',
      },
      dark: { ...onNavy, ground: '#0A1628', surface: '#10233F', line: '#24405F', dataSoft: '#12304A' },
    },
  },
  dark: {
    ...DEFAULT_BACKDROP,
    tones: {
      default: { ...onNavy, ground: '#101722', surface: '#1B2636', line: '#2C3A50', dataSoft: '#1D4453' },
      muted: { ...onNavy, ground: '#192332', surface: '#253347', line: '#384860', dataSoft: '#24505F' },
      // A whole band in orange would be the loudest thing of a page at night: its edge and what is drawn on it are.
      accent: {
        ...onNavy,
        ground: '#1A2A48',
        surface: '#23375B',
        line: '#D0643A',
        dataSoft: '#2B4069',
        data: '#FFB590',
      },
      dark: { ...onNavy, ground: '#050B17', surface: '#0D1D35', line: '#1E3654', dataSoft: '#133650' },
    },
  },
  corner: 'soft',
  density: 'normal',
  hero: 'deep',
  letters: 'sans',
};
