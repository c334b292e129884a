import { styled, type CSSObject } from '@mui/material/styles';
import { Grid } from '../../ui/lists/Grid.tsx';
import { TWO_IN_ROW } from '../../ui/lists/room-for.ts';

/** Three lines in each row, on which all plans are level however long each is: what it is for, what it costs, what it has. */
export const levels: CSSObject = { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' };

/** Plans side by side. */
export const Plans = styled(Grid)({
  '& > li': levels,
  // Where two stand in a row, the last of three has one for itself: what it costs beside what it has.
  [TWO_IN_ROW]: {
    '& > :nth-child(3):last-child': {
      gridColumn: '1/-1',
      '& > *': { gridTemplate: 'auto 1fr/1fr 1fr' },
      '& > * > :last-child': { gridArea: '1/2/span 2' },
    },
  },
});
