import MuiContainer, { type ContainerProps } from '@mui/material/Container';
import { styled } from '@mui/material/styles';

const Root = styled(MuiContainer)({ maxWidth: 1248, paddingInline: 'clamp(20px,4vw,24px)' });

/** The column that all content stands in: 1,200 px, with space at its sides. */
export function Container(props: ContainerProps) {
  return <Root maxWidth={false} disableGutters {...props} />;
}
