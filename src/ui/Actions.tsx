import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import * as ids from '../model/rendering/ids.ts';
import type { CallToAction } from '../model/page/types.ts';
import { SmartLink } from './text/SmartLink.tsx';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '.875rem' });

/** One call to action: a link that looks like a button. */
export function Action({ action, loud }: { action: CallToAction; loud: boolean }) {
  const primary = action.style ? action.style === 'primary' : loud;
  // The only address that no author writes: the search opens in the page, by script.
  const isSearch = action.href === `#${ids.search}`;
  return (
    <Button
      href={action.href}
      LinkComponent={isSearch ? 'a' : SmartLink}
      variant={primary ? 'contained' : 'outlined'}
      className={isSearch ? 'needs-script' : undefined}
    >
      {action.label}
    </Button>
  );
}

/** Calls to action side by side. Unless an action says otherwise, the first is primary and the others secondary. */
export function Actions({ actions, className }: { actions: CallToAction[] | undefined; className?: string }) {
  if (!actions?.length) return null;
  return (
    <Row className={className}>
      {actions.map((action, index) => (
        <Action key={action.label} action={action} loud={index === 0} />
      ))}
    </Row>
  );
}

/** Buttons below the entries of a block. */
export const ClosingActions = styled(Actions)({ marginTop: '2.5rem' });
