import { styled } from '@mui/material/styles';
import * as ids from '../model/rendering/ids.ts';
import { useAllStrings } from '../strings/context.ts';
import { corner } from '../theme/shape.ts';

const Notice = styled('p')({
  inset: 'auto 1rem 1rem',
  margin: 'auto',
  padding: '1rem',
  // Most is pressed over a hero, which is as dark.
  border: '1px solid var(--ink)',
  borderRadius: corner.toast,
});

/**
 * What is said where the code of something that was pressed cannot be loaded: the line is gone, or the site has been
 * published anew since. boot/pressed.ts shows it; pressing anywhere closes it.
 */
export const NotLoaded = () => (
  <Notice id={ids.notLoaded} className="tone-dark" role="alert" popover="auto">
    {useAllStrings().loading.failed}
  </Notice>
);
